import { addDays, day } from '@fairlead/core/calendar/day';
import { SETTLEMENT_REFUSALS } from '@fairlead/core/collection/settling';
import { pence } from '@fairlead/core/money/pence';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import type { PendingRepayment } from '../../resources/loan.ts';
import type { RepaymentOptions, SettlementPreview } from '../../resources/repaying/repayment.ts';
import type { SettlementQuote } from '../../resources/repaying/settlement-slice.ts';
import { aLoan } from '../../testing/a-loan.ts';
import { aUser } from '../../testing/borrowers.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { renderScreen, SIGNED_IN } from '../../testing/render-screen.tsx';
import SettlementScreen from './SettlementScreen.tsx';

const loan = aLoan({ asOf: day('2027-01-06') });
const FIRST = day('2027-01-06');

const PREVIEW: SettlementPreview = {
  '@type': 'early-settlement-quote-preview',
  asOf: FIRST,
  amount: pence(7_281_02),
  saved: pence(2_200_00),
  leftToPay: pence(9_481_02),
  balance: pence(7_505_31),
  expiresOn: addDays(FIRST, 28),
  context: {
    days: Array.from({ length: 29 }, (_, later) => ({
      date: addDays(FIRST, later),
      amount: pence(7_281_02 + later * 4_10),
      saved: pence(2_200_00 - later * 4_10),
    })),
    directDebitFrom: day('2027-01-11'),
    working: {
      figure: 'Settlement figure',
      result: '£7,281.02',
      inputs: [{ label: 'APR', value: '22.60%' }],
      steps: [{ label: 'Rebate', value: '£2,200.00' }],
      rule: 'The amount due and unpaid, plus the value on the settlement date of your future payments at the APR.',
      source: 'Consumer Credit Act 1974, s.94',
    },
  },
};

const QUOTE: SettlementQuote = {
  '@type': 'early-settlement-quote',
  id: '0193d2b0-0000-7000-8000-000000000077',
  type: 'settlement',
  createdOn: FIRST,
  expiresOn: addDays(FIRST, 28),
  amount: pence(7_281_02),
  settleOn: FIRST,
  paymentMethod: null,
};

const OPTIONS: RepaymentOptions = {
  '@type': 'repayment-options',
  late: { range: null, reason: null },
  early: { range: null, reason: null },
  directDebit: null,
  card: null,
};

const PAYMENT: PendingRepayment = {
  '@type': 'repayment',
  id: '0193d2b0-0000-7000-8000-000000000099',
  amount: pence(7_301_52),
  method: 'DIRECT_DEBIT',
  purpose: 'settlement',
  state: 'created',
  requestedOn: FIRST,
  collectOn: day('2027-01-11'),
  cancelBefore: day('2027-01-07'),
};

function open(replies: Replies = {}) {
  const sent = fakeApi({
    readLoan: { data: loan },
    readUser: { data: aUser() },
    previewEarlySettlementQuote: { data: PREVIEW },
    repaymentOptions: { data: OPTIONS },
    unexpiredEarlySettlementQuote: { refusal: 'noQuote' },
    createEarlySettlementQuote: { data: QUOTE },
    selectEarlySettlementQuotePaymentMethod: { data: QUOTE },
    changeEarlySettlementQuotePaymentMethodToDirectDebit: { data: QUOTE },
    cancelRepayment: { data: loan },
    ...replies,
  });
  const screens = { [SCREENS.settlementQuote]: SettlementScreen };
  return {
    sent,
    ...renderScreen(screens, { at: `${SCREENS.settlementQuote}?id=${loan.id}`, session: SIGNED_IN }),
  };
}

const onDay = (name: RegExp) => screen.findByRole('radio', { name });

describe('a borrower who pays off the loan', () => {
  test('sees what it costs today and each day, and how it is worked out', async () => {
    const { user } = open();
    expect(await screen.findByText(/^Each day you wait adds about £4\.10\./)).toBeDefined();
    expect(screen.getByText('You save £2,200 of the £9,481.02 left to pay')).toBeDefined();
    await user.click(screen.getByText('How is this worked out?'));
    expect(screen.getByText(/^This is £224\.29 less than your balance with interest to today/)).toBeDefined();
    expect(screen.getByRole('cell', { name: '22.60%' })).toBeDefined();
  });

  test('chooses among the working days on which it can be collected, and pays', async () => {
    const { user, sent, address } = open();
    await onDay(/Monday 11 January 2027, £7,301\.52/);
    expect(screen.queryByRole('radio', { name: /^Sunday/ })).toBeNull();
    expect(screen.queryByRole('radio', { name: /Friday 8 January/ })).toBeNull();
    await user.click(await onDay(/12 January 2027/));
    const statement = screen.getByRole('link', { name: /^Settlement statement for 12 January 2027/ });
    expect(statement.getAttribute('href')).toBe(`/v2/loans/${loan.id}/settlement-statements/2027-01-12.pdf`);
    expect(
      screen.getByText('We’ll collect £7,305.62 on Tuesday 12 January 2027, and your loan is paid off.'),
    ).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'I have the money' }));
    await user.click(screen.getByRole('button', { name: 'Pay £7,305.62 on Tuesday 12 January 2027' }));
    await screen.findByText('Another page');
    expect(address()).toBe(loanPath(loan.id));
    expect(bodiesOf(sent, 'createEarlySettlementQuote')).toEqual([
      { type: 'settlement', settlementReason: 'own-money' },
    ]);
    expect(bodiesOf(sent, 'selectEarlySettlementQuotePaymentMethod')).toEqual([
      { paymentMethod: 'DIRECT_DEBIT', settleOn: '2027-01-12' },
    ]);
  });

  test('changes a quote that was to be paid by card', async () => {
    const { user, sent } = open({
      createEarlySettlementQuote: { data: { ...QUOTE, paymentMethod: 'CARD' } },
    });
    await user.click(await onDay(/12 January 2027/));
    await user.click(screen.getByRole('button', { name: /^Pay £7,305/ }));
    await screen.findByText('Another page');
    expect(bodiesOf(sent, 'changeEarlySettlementQuotePaymentMethodToDirectDebit')).toEqual([
      { settleOn: '2027-01-12' },
    ]);
  });

  test('can pay it now by card, where cards are taken', async () => {
    open({
      repaymentOptions: {
        data: { ...OPTIONS, card: { fields: 'sandbox', early: { range: null, reason: null } } },
      },
    });
    const link = await screen.findByRole('link', { name: 'pay it now by card' });
    expect(link.getAttribute('href')).toContain('purpose=settlement&amount=7281.02');
  });

  test('has to choose a day, and another one where it is no longer offered', async () => {
    const { user } = open({
      selectEarlySettlementQuotePaymentMethod: { refusal: 'settlementDayNotOffered' },
    });
    await user.click(await screen.findByRole('button', { name: 'Pay off my loan' }));
    expect(screen.getByRole('link', { name: 'Select the day you want to pay on' })).toBeDefined();
    await user.click(await onDay(/12 January 2027/));
    await user.click(screen.getByRole('button', { name: /^Pay £7,305/ }));
    expect(await screen.findByRole('link', { name: /no longer available/ })).toBeDefined();
  });

  test('who is already paying it off sees when, and can cancel it', async () => {
    const { user, sent } = open({ readLoan: { data: { ...loan, pendingRepayments: [PAYMENT] } } });
    expect(await screen.findByText('We’ll collect it on Monday 11 January 2027')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel this payment' }));
    expect(bodiesOf(sent, 'cancelRepayment')).toEqual([{ paymentId: PAYMENT.id }]);
  });

  test('cannot cancel what the bank was asked for', async () => {
    const submitted: PendingRepayment = { ...PAYMENT, state: 'submitted', cancelBefore: null };
    open({ readLoan: { data: { ...loan, pendingRepayments: [submitted] } } });
    expect(await screen.findByText(/it can’t be cancelled any more/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancel this payment' })).toBeNull();
  });
});

test('without a Direct Debit the page says how to pay', async () => {
  const context = { ...PREVIEW.context, directDebitFrom: null };
  open({ previewEarlySettlementQuote: { data: { ...PREVIEW, context } } });
  expect(await screen.findByText(/Your Direct Debit isn’t set up at the moment/)).toBeDefined();
});

test('a loan that has ended cannot be paid off', async () => {
  open({
    previewEarlySettlementQuote: { refusal: 'settlementNotPossible' },
  });
  expect(
    await screen.findByRole('heading', { name: 'You can’t pay off your loan at the moment' }),
  ).toBeDefined();
  expect(screen.getByText(SETTLEMENT_REFUSALS.loanNotActive)).toBeDefined();
});
