import { payLinkPath } from '@fairlead/contract/web/account-paths';
import { pence } from '@fairlead/core/money/pence';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SCREENS } from '../../paths.ts';
import type { RepaymentRequest } from '../../resources/repaying/repayment-link.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import PayLinkScreen from './PayLinkScreen.tsx';

const TOKEN = 't'.repeat(43);

const REQUEST: RepaymentRequest = {
  '@type': 'repayment-request',
  firstName: 'Ada',
  amount: pence(272_01),
  state: 'open',
  outcome: null,
};

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

function open(replies: Replies, at = payLinkPath(TOKEN)) {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const sent = fakeApi(replies);
  const screens = { [SCREENS.payLink]: PayLinkScreen, [SCREENS.payLinkOpen]: PayLinkScreen };
  return { assign, sent, ...renderScreen(screens, { at }) };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

const PAGE = { '@type': 'bank-page' as const, url: 'https://payment.example/payments#payment_id=1' };

describe('the page of a repayment link', () => {
  test('shows a first name and an amount, with the token out of the address', async () => {
    const { sent, address } = open({ openRepaymentLink: { data: REQUEST } });
    await heading('Pay £272.01 for Ada');
    expect(screen.getByText(/has asked you to make a payment to Lendable/)).toBeDefined();
    expect(address()).toBe(SCREENS.payLinkOpen);
    expect(bodiesOf(sent, 'openRepaymentLink')).toEqual([{ token: TOKEN }]);
  });

  test('leaves for the bank', async () => {
    const page = open({ openRepaymentLink: { data: REQUEST }, payByRepaymentLink: { data: PAGE } });
    await press(page, 'Choose your bank');
    await vi.waitFor(() => expect(page.assign).toHaveBeenCalledWith(PAGE.url));
  });

  test('shows how the payment is to who comes back, and only that it is paid to anyone else', async () => {
    const page = open({ openRepaymentLink: { data: REQUEST }, payByRepaymentLink: { data: PAGE } });
    await press(page, 'Choose your bank');
    await vi.waitFor(() => expect(page.assign).toHaveBeenCalled());
    cleanup();
    const paid = { data: { ...REQUEST, state: 'paid', outcome: 'complete' } } as const;
    open({ openRepaymentLink: paid }, SCREENS.payLinkOpen);
    await heading('Your bank has sent £272.01');
    cleanup();
    sessionStorage.clear();
    open({ openRepaymentLink: paid });
    await heading('This has been paid');
    expect(screen.queryByText(/Ada/)).toBeNull();
  });

  test('can be tried again after the bank refused', async () => {
    const left = { by: 'link', token: TOKEN, hasLeft: true };
    sessionStorage.setItem('left-for-bank', JSON.stringify(left));
    open({ openRepaymentLink: { data: { ...REQUEST, outcome: 'cancelled' } } }, SCREENS.payLinkOpen);
    await heading('Pay £272.01 for Ada');
    expect(screen.getByText('You didn’t pay. You can try again.')).toBeDefined();
  });

  test('says why it cannot be paid', async () => {
    const refused = { refusal: 'repaymentLinkNotPayable' } as const;
    const page = open({ openRepaymentLink: { data: REQUEST }, payByRepaymentLink: refused });
    await press(page, 'Choose your bank');
    await screen.findByText(/This can’t be paid at the moment/);
    expect(page.assign).not.toHaveBeenCalled();
  });

  test('that has ended, or is cut off, says so', async () => {
    open({ openRepaymentLink: { refusal: 'repaymentLinkEnded' } });
    await heading('This link can’t be used');
    cleanup();
    sessionStorage.clear();
    const { sent } = open({}, payLinkPath('cut-off'));
    await heading('This link can’t be used');
    expect(sent).toEqual([]);
  });
});
