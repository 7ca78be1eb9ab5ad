import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { makePaymentPath, payByCardPath } from '../../loan-paths.ts';
import { SCREENS } from '../../paths.ts';
import type { RepaymentOptions } from '../../resources/repaying/repayment.ts';
import { aLoan, UNDER_WAY } from '../../testing/a-loan.ts';
import { aUser } from '../../testing/borrowers.ts';
import { bodiesOf, fakeApi, keysOf, type Replies } from '../../testing/fake-api.ts';
import { renderScreen, SIGNED_IN } from '../../testing/render-screen.tsx';
import PayByCardScreen from './PayByCardScreen.tsx';

const loan = aLoan({ asOf: day('2027-01-06') });

const OPTIONS: RepaymentOptions = {
  '@type': 'repayment-options',
  late: { range: { least: pence(1_00), most: pence(272_01) }, reason: null },
  early: { range: null, reason: 'Pay what is overdue first.' },
  directDebit: null,
  card: { fields: 'sandbox', early: { range: null, reason: 'Pay what is overdue first.' } },
};

const CARDS = [
  { group: 'Payment card', value: 'Visa that works', typed: ['pm_card_visa'], outcome: 'It succeeds.' },
  { group: 'Payment card', value: 'Declined', typed: ['pm_card_visa_chargeDeclined'], outcome: 'It fails.' },
  { group: 'Surname', value: 'Accept', typed: ['Accept'], outcome: 'A great price.' },
];

const QUESTION = {
  '@type': 'card-action-required' as const,
  paymentIntentId: 'pi_1',
  paymentIntentClientSecret: 'pi_1_secret_2',
};

const UNDER_WAY_BY_CARD = { ...UNDER_WAY, method: 'CARD' as const };

const PAID = { data: { ...loan, pendingRepayments: [] } };
const ADDRESS = payByCardPath({ id: loan.id, purpose: 'late', amount: 272_01 });

function open(replies: Replies = {}, at = ADDRESS) {
  const sent = fakeApi({
    readUser: { data: aUser() },
    readLoan: { data: loan },
    repaymentOptions: { data: OPTIONS },
    readMagicValues: { data: CARDS },
    attemptCardCharge: PAID,
    confirmCardPayment: PAID,
    answerCardBank: { data: { isConfirmed: true } },
    ...replies,
  });
  const screens = { [SCREENS.payByCard]: PayByCardScreen };
  return { sent, ...renderScreen(screens, { at, session: SIGNED_IN }) };
}

const pay = () => screen.getByRole('button', { name: 'Pay £272.01' });
const card = (name: string) => screen.findByRole('radio', { name });
const failed = (reasonCode: string) => ({ refusal: 'cardPaymentFailedError' as const, reasonCode });

describe('a borrower who pays by card', () => {
  test('chooses a card, and sees that it is paid', async () => {
    const { user, sent } = open();
    await user.click(await card('Visa that works'));
    await user.click(pay());
    expect(await screen.findByRole('heading', { name: 'You’ve paid £272.01' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'See your loan' }).getAttribute('href')).toBe(loanPath(loan.id));
    expect(await screen.findByText(/left to pay on your loan\.$/)).toBeDefined();
    expect(bodiesOf(sent, 'attemptCardCharge')).toEqual([
      { paymentMethodId: 'pm_card_visa', amount: 272_01, purpose: 'late', keeps: 'instalment' },
    ]);
  });

  test('sees after a termination what is still owed, and what of it is already on its way', async () => {
    const owed = { ...loan, state: 'Terminated', isActive: false, leftToPay: pence(89_38) } as const;
    const pendingRepayments = [{ ...UNDER_WAY, amount: pence(89_38) }];
    const { user } = open({ readLoan: { data: { ...owed, pendingRepayments } } });
    await user.click(await card('Visa that works'));
    await user.click(pay());
    expect(await screen.findByText('You still owe £89.38.')).toBeDefined();
    expect(
      screen.getByText('A Direct Debit of £89.38 is already on its way. It arrives on 11 January 2027.'),
    ).toBeDefined();
  });

  test('sees what to correct: no card', async () => {
    const { user, sent } = open();
    await card('Declined');
    await user.click(pay());
    expect(screen.getByRole('link', { name: 'Select a card' })).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'Accept' })).toBeNull();
    expect(bodiesOf(sent, 'attemptCardCharge')).toEqual([]);
  });

  test('sees why the bank declined, keeps the choice, and pays with another card', async () => {
    const { user, sent } = open({ attemptCardCharge: [failed('DECLINED'), PAID] });
    await user.click(await card('Declined'));
    await user.click(pay());
    expect(await screen.findByText(/^Your bank declined this payment.* No money was taken\.$/)).toBeDefined();
    expect(await card('Declined')).toHaveProperty('checked', true);
    await user.click(await card('Visa that works'));
    await user.click(pay());
    await screen.findByRole('heading', { name: 'You’ve paid £272.01' });
    const keys = keysOf(sent, 'attemptCardCharge');
    expect(new Set(keys).size).toBe(2);
  });

  test('cannot try again after a payment that could not be processed', async () => {
    const { user } = open({ attemptCardCharge: failed('FAILED_TO_PROCESS') });
    await user.click(await card('Declined'));
    await user.click(pay());
    await screen.findByRole('heading', { name: 'You can’t pay by card at the moment' });
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    const other = screen.getByRole('link', { name: 'Make a payment' });
    expect(other.getAttribute('href')).toBe(makePaymentPath(loan.id));
  });

  test('sees that it is still being processed', async () => {
    const { user } = open({
      attemptCardCharge: { data: { ...loan, pendingRepayments: [UNDER_WAY_BY_CARD] } },
    });
    await user.click(await card('Visa that works'));
    await user.click(pay());
    const title = 'Your payment of £272.01 is being processed';
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  });

  test('sends the same payment again when there was no answer', async () => {
    const { user, sent } = open({ attemptCardCharge: ['no connection', PAID] });
    await user.click(await card('Visa that works'));
    await user.click(pay());
    await screen.findByText('We couldn’t reach our server');
    await user.click(pay());
    await screen.findByRole('heading', { name: 'You’ve paid £272.01' });
    expect(new Set(keysOf(sent, 'attemptCardCharge')).size).toBe(1);
  });
});

describe('a bank that asks first', () => {
  test('is answered, and then it is paid', async () => {
    const { user, sent } = open({ attemptCardCharge: { data: QUESTION } });
    await user.click(await card('Visa that works'));
    await user.click(pay());
    await screen.findByRole('heading', { name: 'Confirm with your bank' });
    await user.click(screen.getByRole('button', { name: 'Confirm the payment' }));
    await screen.findByRole('heading', { name: 'You’ve paid £272.01' });
    expect(bodiesOf(sent, 'answerCardBank')).toEqual([
      { paymentIntentClientSecret: 'pi_1_secret_2', isConfirmed: true },
    ]);
    expect(bodiesOf(sent, 'confirmCardPayment')).toEqual([{ paymentIntentId: 'pi_1' }]);
  });

  test('is answered, and it is still being processed when we could not read what came of it', async () => {
    const { user } = open({
      attemptCardCharge: { data: QUESTION },
      confirmCardPayment: { refusal: 'unavailable' },
    });
    await user.click(await card('Visa that works'));
    await user.click(pay());
    await user.click(await screen.findByRole('button', { name: 'Confirm the payment' }));
    expect(await screen.findByRole('heading', { name: /is being processed$/ })).toBeDefined();
  });

  test('does not pay when it is not confirmed, and another card can be tried', async () => {
    const { user, sent } = open({
      attemptCardCharge: { data: QUESTION },
      confirmCardPayment: failed('NOT_AUTHENTICATED'),
    });
    await user.click(await card('Visa that works'));
    await user.click(pay());
    await user.click(await screen.findByRole('button', { name: 'Don’t confirm it' }));
    await screen.findByText('The payment didn’t go through');
    expect(await card('Visa that works')).toHaveProperty('checked', true);
    expect(bodiesOf(sent, 'answerCardBank')[0]).toMatchObject({ isConfirmed: false });
  });
});

describe('a page that cannot take a payment', () => {
  test.each([
    [`${SCREENS.payByCard}?id=${loan.id}`, 'Choose first how much you want to pay.'],
    [ADDRESS.replace('272.01', 'much'), 'Choose first how much you want to pay.'],
  ])('says so at %s', async (at, reason) => {
    open({}, at);
    expect(await screen.findByText(reason)).toBeDefined();
  });

  test('says so where no card can be used', async () => {
    open({ repaymentOptions: { data: { ...OPTIONS, card: null } } });
    expect(await screen.findByText('Paying by card isn’t possible here yet.')).toBeDefined();
  });
});
