import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ActionFailed } from '../parts/page/ActionFailed.tsx';
import { useFollowUpMutation } from '../resources/loan-application.ts';
import { anApplication, APPLICATION_ID } from '../testing/applications.ts';
import { aToken } from '../testing/borrowers.ts';
import { bodiesOf, fakeApi, type Replies } from '../testing/fake-api.ts';
import { errorOf, renderScreen, SIGNED_IN } from '../testing/render-screen.tsx';

/** A page with an action that needs the code. */
function Action() {
  const [followUp, { data, error }] = useFollowUpMutation();
  const input = { params: { id: APPLICATION_ID }, body: { followUp: true } };
  return (
    <main>
      <button onClick={() => void followUp(input)}>Continue</button>
      {data && <p>Done</p>}
      {error !== undefined && <ActionFailed error={error} />}
    </main>
  );
}

const STRONG = aToken({ token: 'a-stronger-token', authStrength: 'strong' });

async function open(replies: Replies) {
  const sent = fakeApi({
    followUp: [{ refusal: 'stepUpRequired' }, { data: anApplication() }],
    stepUp: { data: { sentTo: '*********0982' } },
    ...replies,
  });
  const page = renderScreen({ '/action': Action }, { at: '/action', session: SIGNED_IN });
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  const code = await screen.findByLabelText('6-digit code');
  return { sent, code, ...page };
}

const confirm = () => screen.getByRole('button', { name: 'Confirm' });

describe('the code of a text message', () => {
  test('is asked for in a dialog that says where it was sent', async () => {
    const { code } = await open({});
    expect(await screen.findByText(/We’ve sent a code to your number ending 0982/)).toBeDefined();
    expect(screen.getByRole('dialog', { name: 'Confirm it’s you' })).toHaveProperty('open', true);
    expect(document.activeElement).toBe(code);
  });

  test('lets the action through', async () => {
    const { user, code, sent } = await open({ verifyStepUp: { data: STRONG } });
    await user.type(code, '123 456');
    await user.click(confirm());
    expect(await screen.findByText('Done')).toBeDefined();
    expect(bodiesOf(sent, 'verifyStepUp')).toEqual([{ code: '123456' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['', 'Enter the 6-digit code'],
    ['12345', 'Code must be 6 digits, like 123456'],
  ])('typed as "%s" is not sent', async (typed, message) => {
    const { user, code, sent } = await open({});
    if (typed !== '') await user.type(code, typed);
    await user.click(confirm());
    expect(errorOf(code)).toBe(message);
    expect(bodiesOf(sent, 'verifyStepUp')).toEqual([]);
  });

  test('that is wrong can be typed again', async () => {
    const { user, code } = await open({ verifyStepUp: [{ refusal: 'codeWrong' }, { data: STRONG }] });
    await user.type(code, '111111');
    await user.click(confirm());
    await waitFor(() => {
      expect(errorOf(code)).toContain('That code isn’t right');
    });
    await user.clear(code);
    await user.type(code, '123456');
    await user.click(confirm());
    expect(await screen.findByText('Done')).toBeDefined();
  });

  test.each(['codeExpired', 'codeSpent'] as const)('that is refused with %s is replaced', async (refusal) => {
    const { user, code, sent } = await open({ verifyStepUp: { refusal } });
    await user.type(code, '123456');
    await user.click(confirm());
    await waitFor(() => {
      expect(errorOf(code)).toContain('We’ve sent a new one');
    });
    expect(bodiesOf(sent, 'stepUp')).toHaveLength(2);
  });

  test('is sent again on request', async () => {
    const { user, sent } = await open({});
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(bodiesOf(sent, 'stepUp')).toHaveLength(2);
  });

  test('that could not be sent says so', async () => {
    await open({ stepUp: { refusal: 'tooManyRequests' } });
    expect(await screen.findByText(/We couldn’t send the code/)).toBeDefined();
  });

  test('that cannot be sent after a STOP says why, and what to do', async () => {
    await open({ stepUp: { refusal: 'textsStopped' } });
    expect(await screen.findByText(/You replied STOP to our texts.*we’ll email you a link/)).toBeDefined();
  });

  test('can be declined: the action then says that it needs the code', async () => {
    const { user } = await open({});
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('status', { name: 'We need the code first' })).toBeDefined();
    expect(screen.queryByText('Done')).toBeNull();
  });
});
