import { addDays, day } from '@fairlead/core/calendar/day';
import { REPAYMENT_REFUSALS } from '@fairlead/core/collection/repayment';
import { pence } from '@fairlead/core/money/pence';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { bankPaymentPath, payByCardPath } from '../../loan-paths.ts';
import { SCREENS } from '../../paths.ts';
import type { RepaymentOptions, SettlementPreview } from '../../resources/repaying/repayment.ts';
import type { SettlementQuote } from '../../resources/repaying/settlement-slice.ts';
import { aLoan } from '../../testing/a-loan.ts';
import { aUser } from '../../testing/borrowers.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { renderScreen, SIGNED_IN } from '../../testing/render-screen.tsx';
import WithdrawScreen from './WithdrawScreen.tsx';

const TODAY = day('2026-11-25');
const loan = aLoan({ conducts: [], asOf: TODAY });
const withdrawn = {
  ...loan,
  withdrawal: { noticedOn: TODAY, repayBy: addDays(TODAY, 30), toRepay: pence(7_516_77) },
};

const PREVIEW: SettlementPreview = {
  '@type': 'early-settlement-quote-preview',
  asOf: TODAY,
  amount: pence(7_516_77),
  saved: pence(2_590_00),
  leftToPay: pence(10_109_94),
  balance: pence(7_960_00),
  expiresOn: addDays(TODAY, 30),
  context: {
    days: Array.from({ length: 31 }, (_, later) => ({
      date: addDays(TODAY, later),
      // Each day is rounded by itself, so that two can differ by a penny more.
      amount: pence(7_516_77 + later * 3_35 + (later === 1 ? 1 : 0)),
      saved: pence(0),
    })),
    directDebitFrom: day('2026-11-30'),
    working: {
      figure: 'To repay on withdrawal',
      result: '£7,516.77',
      inputs: [{ label: 'Paid out to you', value: '£7,500.00' }],
      steps: [{ label: 'Interest', value: '£16.77' }],
      rule: 'The amount you borrowed, plus interest for each day at the rate in your agreement. There is no fee.',
      source: 'Consumer Credit Act 1974, s.66A',
    },
  },
};

const OPTIONS: RepaymentOptions = {
  '@type': 'repayment-options',
  late: { range: null, reason: REPAYMENT_REFUSALS.withdrawing },
  early: { range: null, reason: REPAYMENT_REFUSALS.withdrawing },
  directDebit: null,
  card: { fields: 'sandbox', early: { range: null, reason: REPAYMENT_REFUSALS.withdrawing } },
};

const QUOTE: SettlementQuote = {
  '@type': 'early-settlement-quote',
  id: '0193d2b0-0000-7000-8000-000000000078',
  type: 'cancellation',
  createdOn: TODAY,
  expiresOn: addDays(TODAY, 30),
  amount: pence(7_516_77),
  settleOn: TODAY,
  paymentMethod: null,
};

function open(replies: Replies = {}) {
  const sent = fakeApi({
    readLoan: { data: loan },
    readUser: { data: aUser() },
    previewEarlySettlementQuote: { data: PREVIEW },
    repaymentOptions: { data: OPTIONS },
    unexpiredEarlySettlementQuote: { data: QUOTE },
    createEarlySettlementQuote: { data: QUOTE },
    selectEarlySettlementQuotePaymentMethod: { data: QUOTE },
    ...replies,
  });
  const screens = { [SCREENS.withdraw]: WithdrawScreen };
  return { sent, ...renderScreen(screens, { at: `${SCREENS.withdraw}?id=${loan.id}`, session: SIGNED_IN }) };
}

describe('a borrower who withdraws', () => {
  test('sees what it costs and what happens, and can keep the loan', async () => {
    open();
    expect(await screen.findByText('To pay back if you pay today')).toBeDefined();
    expect(screen.getByText(/Each day you wait adds about £3\.35\.$/)).toBeDefined();
    expect(screen.getByText('You have until 25 December 2026 to pay the money back.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Keep my loan' })).toBeDefined();
  });

  test('gives notice, and then chooses the day to pay it back', async () => {
    const { user, sent } = open({ readLoan: [{ data: loan }, { data: withdrawn }] });
    await user.click(await screen.findByRole('button', { name: 'Withdraw from my loan' }));
    expect(bodiesOf(sent, 'createEarlySettlementQuote')).toEqual([{ type: 'cancellation' }]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay back your loan' })).toBeDefined();
    await user.click(await screen.findByRole('radio', { name: /Monday 30 November 2026, £7,533\.52/ }));
    await user.click(screen.getByRole('button', { name: 'Pay £7,533.52 on Monday 30 November 2026' }));
    await screen.findByText('Another page');
    expect(bodiesOf(sent, 'selectEarlySettlementQuotePaymentMethod')).toEqual([
      { paymentMethod: 'DIRECT_DEBIT', settleOn: '2026-11-30' },
    ]);
  });

  test('can pay it back now, by card or from the bank', async () => {
    open({ readLoan: { data: withdrawn } });
    const bank = await screen.findByRole('link', { name: 'pay it now from your bank' });
    expect(bank.getAttribute('href')).toBe(bankPaymentPath(loan.id, 'settlement'));
    const card = await screen.findByRole('link', { name: 'pay it now by card' });
    expect(card.getAttribute('href')).toBe(
      payByCardPath({ id: loan.id, purpose: 'settlement', amount: 7516_77 }),
    );
  });

  test('who is too late is led to paying it off', async () => {
    open({ previewEarlySettlementQuote: { refusal: 'settlementNotPossible' } });
    expect(await screen.findByRole('heading', { name: 'You can’t withdraw here' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'pay off your loan' })).toBeDefined();
  });
});
