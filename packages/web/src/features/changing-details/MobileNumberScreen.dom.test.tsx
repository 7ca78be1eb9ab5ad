import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import { aToken, aUser, BORROWER_ID } from '../../testing/borrowers.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { errorOf, renderScreen, SIGNED_IN, summary } from '../../testing/render-screen.tsx';
import MobileNumberScreen from './MobileNumberScreen.tsx';

const AFTER = aUser({ maskedMobileNumber: '*********0456' });

function open(replies: Replies = {}) {
  const sent = fakeApi({ readUser: { data: aUser() }, ...replies });
  const screens = { [SCREENS.mobileNumber]: MobileNumberScreen };
  return { sent, ...renderScreen(screens, { at: SCREENS.mobileNumber, session: SIGNED_IN }) };
}

const field = () => screen.findByLabelText('New mobile number');
const save = () => screen.getByRole('button', { name: 'Save my new number' });

describe('the mobile number', () => {
  test('is changed after the code that was sent to the one before', async () => {
    const { user, sent } = open({
      readUser: [{ data: aUser() }, { data: AFTER }],
      changeMobileNumber: [{ refusal: 'stepUpRequired' }, { data: AFTER }],
      stepUp: { data: { sentTo: '*********0982' } },
      verifyStepUp: { data: aToken({ token: 'a-stronger-token', authStrength: 'strong' }) },
    });
    await user.type(await field(), '07700 900 456');
    await user.click(save());
    await user.type(await screen.findByLabelText('6-digit code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('status', { name: 'We’ve changed your mobile number' })).toBeDefined();
    expect(await screen.findByText(/We text codes to your number ending 0456/)).toBeDefined();
    expect(bodiesOf(sent, 'changeMobileNumber').at(-1)).toEqual({ mobileNumber: '+447700900456' });
    expect(await field()).toHaveProperty('value', '');
    expect(sessionStorage.getItem('typed')).toBeNull();
  });

  test.each([
    ['', 'Enter your mobile number'],
    ['020 7946 0018', 'Enter a UK mobile number, like 07700 900 982'],
  ])('typed as "%s" says what to enter, and is not sent', async (typed, message) => {
    const { user, sent } = open();
    if (typed !== '') await user.type(await field(), typed);
    await field();
    await user.click(save());
    expect(summary()).toEqual([message]);
    expect(errorOf(await field())).toBe(message);
    expect(bodiesOf(sent, 'changeMobileNumber')).toEqual([]);
  });

  test('that the borrower no longer has is changed by a link, which is emailed to them', async () => {
    const { user, sent } = open({ sendLoginLink: [{ data: { sent: true } }, 'no connection'] });
    await user.click(await screen.findByText('I don’t have this phone any more'));
    await user.click(screen.getByRole('button', { name: 'Email me a link' }));
    expect(await screen.findByText(/We’ve sent the link/)).toBeDefined();
    expect(bodiesOf(sent, 'sendLoginLink')).toEqual([
      { email: aUser().email, returnTo: { page: 'mobile-number' } },
    ]);
    await user.click(screen.getByRole('button', { name: 'Email me another link' }));
    expect(await screen.findByText(/We couldn’t send the link/)).toBeDefined();
  });

  test('is changed a few times a day', async () => {
    const { user } = open({ changeMobileNumber: { refusal: 'tooManyRequests' } });
    await user.type(await field(), '07700 900456');
    await user.click(save());
    expect(await screen.findByRole('status', { name: 'You’ve changed it too often today' })).toBeDefined();
  });

  test('that was typed is there again after the session ended', async () => {
    const forms = { 'mobile-number': { mobileNumber: '07700 9' } };
    sessionStorage.setItem('typed', JSON.stringify({ userId: BORROWER_ID, forms }));
    const { user } = open({ changeMobileNumber: 'no connection' });
    expect(await field()).toHaveProperty('value', '07700 9');
    await user.type(await field(), '00456');
    await user.click(save());
    expect(await screen.findByRole('status', { name: 'We couldn’t reach our server' })).toBeDefined();
    expect(await field()).toHaveProperty('value', '07700 900456');
  });
});
