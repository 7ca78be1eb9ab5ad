import { pence } from '@fairlead/core/money/pence';
import { OPEN_BANKING_RESUME, pathTo } from '@fairlead/contract/web/account-paths';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ResumedPayment } from '../../resources/repaying/bank-payment.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import ResumeScreen from './ResumeScreen.tsx';

const LINK = {
  code: 'c'.repeat(43),
  token: 't'.repeat(43),
  subjectId: '01a1f8e9-0000-7000-8000-0000000000b1',
  origin: 'web',
};

const RESUMED: ResumedPayment = {
  '@type': 'resumed-journey',
  firstName: 'Ada',
  amount: pence(272_01),
  outcome: 'waiting',
  url: 'https://payment.example/payments#payment_id=1',
};

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

function open(replies: Replies, at = pathTo(OPEN_BANKING_RESUME, LINK)) {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const sent = fakeApi(replies);
  return { assign, sent, ...renderScreen({ [OPEN_BANKING_RESUME]: ResumeScreen }, { at }) };
}

const press = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the page of a link that continues a payment', () => {
  test('asks nothing by itself, and takes the link out of the address', async () => {
    const { sent, address } = open({});
    await heading('Continue your payment');
    await vi.waitFor(() => expect(address()).toBe(OPEN_BANKING_RESUME));
    expect(sent).toEqual([]);
  });

  test('shows brand, first name and amount, and leads to the bank', async () => {
    const page = open({ resumeJourney: { data: RESUMED } });
    await press(page, 'Continue');
    await heading('Pay £272.01 to Lendable');
    expect(screen.getByText(/^For Ada’s loan/)).toBeDefined();
    await press(page, 'Choose your bank');
    expect(page.assign).toHaveBeenCalledWith(RESUMED.url);
    expect(bodiesOf(page.sent, 'resumeJourney')).toEqual([
      {
        subjectId: LINK.subjectId,
        subjectType: 'loan',
        origin: 'web',
        code: LINK.code,
        resumeJourneyToken: LINK.token,
      },
    ]);
  });

  test('shows the outcome when it was used before', async () => {
    const page = open({ resumeJourney: { data: { ...RESUMED, outcome: 'complete', url: null } } });
    await press(page, 'Continue');
    await heading('Your bank has sent £272.01');
    expect(screen.queryByRole('link', { name: /loan/ })).toBeNull();
  });

  test('asks how it is after coming back from the bank, in the same tab', async () => {
    const stored = { by: 'resume', origin: 'web', subjectId: LINK.subjectId, code: LINK.code };
    sessionStorage.setItem('left-for-bank', JSON.stringify({ ...stored, resumeJourneyToken: LINK.token }));
    open({ resumeJourney: { data: { ...RESUMED, outcome: 'cancelled', url: null } } }, OPEN_BANKING_RESUME);
    await heading('You didn’t pay');
    expect(screen.getByText(/go back to the device where you started/)).toBeDefined();
  });

  test('says when it has ended, or is cut off', async () => {
    const page = open({ resumeJourney: { refusal: 'resumeEnded' } });
    await press(page, 'Continue');
    await heading('This link can’t be used');
    expect(screen.getByText(/Make a new one where you started/)).toBeDefined();
  });

  test('is no link without its parts', async () => {
    open({}, `${OPEN_BANKING_RESUME}?code=only`);
    await heading('This link can’t be used');
  });

  test('can be opened again where the answer was lost', async () => {
    const page = open({ resumeJourney: ['no connection', { data: RESUMED }] });
    await press(page, 'Continue');
    await screen.findByText('We couldn’t reach our server');
    await press(page, 'Continue');
    await heading('Pay £272.01 to Lendable');
  });
});
