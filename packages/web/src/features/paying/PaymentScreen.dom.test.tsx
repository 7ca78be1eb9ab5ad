import { addDays, day } from '@fairlead/core/calendar/day';
import { REPAYMENT_REFUSALS } from '@fairlead/core/collection/repayment';
import { pence } from '@fairlead/core/money/pence';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { bankAccountPath, bankPaymentPath, payByCardPath, repaymentLinkPath } from '../../loan-paths.ts';
import { SCREENS } from '../../paths.ts';
import type { EarlyRepaymentPreview, RepaymentOptions } from '../../resources/repaying/repayment.ts';
import { aLoan } from '../../testing/a-loan.ts';
import { aUser } from '../../testing/borrowers.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { renderScreen, SIGNED_IN } from '../../testing/render-screen.tsx';
import PaymentScreen from './PaymentScreen.tsx';

const loan = aLoan({ asOf: day('2027-01-06') });

const NOTHING_OVERDUE = { range: null, reason: REPAYMENT_REFUSALS.nothingOverdue };
const OPTIONS: RepaymentOptions = {
  '@type': 'repayment-options',
  late: NOTHING_OVERDUE,
  early: { range: { least: pence(1_00), most: pence(7_000_00) }, reason: null },
  directDebit: { submitOn: day('2027-01-07'), collectOn: day('2027-01-11') },
  card: null,
};
const LATE: RepaymentOptions = {
  ...OPTIONS,
  late: { range: { least: pence(1_00), most: pence(272_01) }, reason: null },
  early: { range: null, reason: REPAYMENT_REFUSALS.loanLate },
};

const plan = {
  endsOn: loan.endsOn,
  monthlyCost: pence(280_83),
  instalmentsLeft: 35,
  leftToPay: pence(9_800_00),
};
const PREVIEW: EarlyRepaymentPreview = {
  '@type': 'early-repayment-preview',
  amount: pence(500_00),
  paidOn: day('2027-01-11'),
  settles: false,
  now: plan,
  sooner: { ...plan, endsOn: addDays(loan.endsOn, -61), instalmentsLeft: 33, saved: pence(118_40) },
  lower: { ...plan, monthlyCost: pence(262_10), saved: pence(60_20) },
};

function open(options: RepaymentOptions, replies: Replies = {}) {
  const sent = fakeApi({
    readLoan: { data: loan },
    readUser: { data: aUser() },
    repaymentOptions: { data: options },
    previewEarlyRepayment: { data: PREVIEW },
    directDebitEarlyRepayment: { data: loan },
    directDebitLateRepayment: { data: loan },
    ...replies,
  });
  const screens = { [SCREENS.makePayment]: PaymentScreen };
  return {
    sent,
    ...renderScreen(screens, { at: `${SCREENS.makePayment}?id=${loan.id}`, session: SIGNED_IN }),
  };
}

const amountField = () => screen.findByLabelText('How much do you want to pay, in pounds?');

describe('a borrower who pays early', () => {
  test('sees both outcomes for the amount, chooses one and pays', async () => {
    const { user, sent, address } = open(OPTIONS);
    await user.type(await amountField(), '500');
    expect(await screen.findByText(/You save £118\.40 in interest/)).toBeDefined();
    expect(screen.getByText(/^£262\.10 a month instead of £280\.83/)).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Pay less each month' }));
    await user.click(screen.getByRole('button', { name: 'Pay £500 by Direct Debit' }));
    await screen.findByText('Another page');
    expect(address()).toBe(loanPath(loan.id));
    expect(bodiesOf(sent, 'directDebitEarlyRepayment')).toEqual([{ amount: 500_00, keeps: 'term' }]);
  });

  test('sees what to correct: no amount, too much, no outcome', async () => {
    const { user, sent } = open(OPTIONS);
    await amountField();
    await user.click(screen.getByRole('button', { name: 'Pay by Direct Debit' }));
    expect(screen.getByRole('link', { name: 'Enter how much you want to pay' })).toBeDefined();
    await user.type(await amountField(), '7000.01');
    expect(screen.getByText('The amount must be £7,000 or less')).toBeDefined();
    await user.clear(await amountField());
    await user.type(await amountField(), '500');
    await screen.findByRole('radio', { name: 'Finish sooner' });
    await user.click(screen.getByRole('button', { name: /^Pay £500/ }));
    expect(screen.getByRole('link', { name: 'Select what should change' })).toBeDefined();
    expect(bodiesOf(sent, 'directDebitEarlyRepayment')).toEqual([]);
  });

  test('who pays everything sees that it pays off the loan, and has nothing to choose', async () => {
    const { user, sent } = open(OPTIONS, { previewEarlyRepayment: { data: { ...PREVIEW, settles: true } } });
    await user.type(await amountField(), '7000');
    expect(await screen.findByText(/^This pays off your loan on 11 January 2027/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Pay £7,000 by Direct Debit' }));
    await screen.findByText('Another page');
    expect(bodiesOf(sent, 'directDebitEarlyRepayment')).toEqual([{ amount: 7000_00, keeps: 'instalment' }]);
  });

  test('corrects an amount that is not possible any more', async () => {
    const { user } = open(OPTIONS, { directDebitEarlyRepayment: { refusal: 'amountNotPossible' } });
    await user.type(await amountField(), '500');
    await user.click(await screen.findByRole('radio', { name: 'Finish sooner' }));
    await user.click(screen.getByRole('button', { name: /^Pay £500/ }));
    expect(
      await screen.findByRole('link', { name: 'Enter an amount within the range shown.' }),
    ).toBeDefined();
    const amount = await amountField();
    expect(amount).toHaveProperty('value', '500');
    await user.clear(amount);
    expect(document.activeElement).toBe(amount);
    expect(screen.getByRole('link', { name: 'Enter an amount within the range shown.' })).toBeDefined();
  });

  test('knows when it is collected, until when it can be cancelled, and that the next payment stays', async () => {
    open(OPTIONS);
    expect(await screen.findByText(/on Monday 11 January 2027\.$/)).toBeDefined();
    expect(screen.getByText('You can cancel it until the end of 6 January 2027.')).toBeDefined();
    expect(screen.getByText(/^We’ll still collect your next payment, /)).toBeDefined();
  });
});

describe('a borrower with arrears', () => {
  test('pays everything that is overdue', async () => {
    const { user, sent } = open(LATE);
    await user.click(await screen.findByRole('radio', { name: '£272.01' }));
    await user.click(screen.getByRole('button', { name: 'Pay £272.01 by Direct Debit' }));
    await screen.findByText('Another page');
    expect(bodiesOf(sent, 'directDebitLateRepayment')).toEqual([{ amount: 272_01 }]);
  });

  test('pays a part of it, and sees what to correct first', async () => {
    const { user, sent } = open(LATE);
    await user.click(await screen.findByRole('button', { name: 'Pay by Direct Debit' }));
    expect(screen.getByRole('link', { name: 'Select how much you want to pay' })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Another amount' }));
    expect(screen.getByRole('link', { name: 'Select how much you want to pay' })).toBeDefined();
    await user.type(screen.getByLabelText('Amount, in pounds'), '25');
    await user.click(screen.getByRole('button', { name: 'Pay £25 by Direct Debit' }));
    await screen.findByText('Another page');
    expect(bodiesOf(sent, 'directDebitLateRepayment')).toEqual([{ amount: 25_00 }]);
  });

  test('sees where to get free advice', async () => {
    open(LATE);
    expect(await screen.findByRole('heading', { name: 'If it’s more than you can afford' })).toBeDefined();
  });
});

test('without a Direct Debit the other ways are there, and where it is set up again', async () => {
  open({ ...OPTIONS, directDebit: null });
  const again = await screen.findByRole('link', { name: 'Set it up again' });
  expect(again.getAttribute('href')).toBe(bankAccountPath(loan.id));
  expect(screen.queryByRole('radio', { name: 'Direct Debit' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Pay from your bank' })).toBeDefined();
});

test('where nothing can be paid, the page says why', async () => {
  open({ ...OPTIONS, early: { range: null, reason: REPAYMENT_REFUSALS.alreadyBeingPaid } });
  expect(
    await screen.findByRole('heading', { name: 'You can’t make a payment at the moment' }),
  ).toBeDefined();
  expect(screen.getByText(REPAYMENT_REFUSALS.alreadyBeingPaid)).toBeDefined();
});

describe('a borrower who can pay by card', () => {
  const byCard = (options: RepaymentOptions): RepaymentOptions => ({
    ...options,
    card: {
      fields: 'sandbox',
      early: { range: { least: pence(1_00), most: pence(6_980_00) }, reason: null },
    },
  });

  test('goes to the page of the card with what is overdue, and asks for no Direct Debit', async () => {
    const { user, sent, address } = open(byCard(LATE));
    await user.click(await screen.findByRole('radio', { name: '£272.01' }));
    await user.click(screen.getByRole('radio', { name: 'Card, now' }));
    await user.click(screen.getByRole('button', { name: 'Pay £272.01 by card' }));
    await screen.findByText('Another page');
    expect(address()).toBe(payByCardPath({ id: loan.id, purpose: 'late', amount: 272_01 }));
    expect(bodiesOf(sent, 'directDebitLateRepayment')).toEqual([]);
  });

  test('sees what an early payment of today changes, and its own limit', async () => {
    const { user, sent, address } = open(byCard(OPTIONS));
    await amountField();
    await user.click(screen.getByRole('radio', { name: 'Card, now' }));
    expect(screen.getByText('From £1 to £6,980')).toBeDefined();
    await user.type(await amountField(), '500');
    await user.click(await screen.findByRole('radio', { name: 'Pay less each month' }));
    await user.click(screen.getByRole('button', { name: 'Pay £500 by card' }));
    await screen.findByText('Another page');
    expect(address()).toBe(payByCardPath({ id: loan.id, purpose: 'early', amount: 500_00, keeps: 'term' }));
    expect(bodiesOf(sent, 'previewEarlyRepayment').at(-1)).toEqual({ amount: 500_00, method: 'CARD' });
  });

  test('is the first way without a Direct Debit', async () => {
    open({ ...byCard(LATE), directDebit: null });
    expect(await screen.findByRole('button', { name: 'Pay by card' })).toBeDefined();
  });
});

describe('a borrower who pays from their bank', () => {
  test('goes to the page of the bank with what is overdue, and sees first what it leaves', async () => {
    const arrears = { ...loan.arrears, amount: pence(272_01) };
    const { user, sent, address } = open(LATE, { readLoan: { data: { ...loan, arrears } } });
    await user.click(await screen.findByRole('radio', { name: '£272.01' }));
    expect(screen.getByText('This pays everything that’s overdue.')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Another amount' }));
    await user.type(screen.getByLabelText('Amount, in pounds'), '72.01');
    expect(screen.getByText('After this payment £200 is still overdue.')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Your bank, now' }));
    expect(
      screen.getByText('Your payment reaches us within seconds and counts from today. There is no fee.'),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Pay £72.01 from your bank' }));
    await screen.findByText('Another page');
    expect(address()).toBe(bankPaymentPath(loan.id, 'late', 72_01));
    expect(bodiesOf(sent, 'directDebitLateRepayment')).toEqual([]);
  });

  test('early, sees what a payment of today changes and chooses it', async () => {
    const { user, sent, address } = open(OPTIONS);
    await user.type(await amountField(), '500');
    await user.click(screen.getByRole('radio', { name: 'Your bank, now' }));
    await user.click(await screen.findByRole('radio', { name: 'Pay less each month' }));
    await user.click(screen.getByRole('button', { name: 'Pay £500 from your bank' }));
    await screen.findByText('Another page');
    expect(address()).toBe(bankPaymentPath(loan.id, 'early', 500_00, 'term'));
    expect(bodiesOf(sent, 'previewEarlyRepayment').at(-1)).toEqual({
      amount: 500_00,
      method: 'OPEN_BANKING',
    });
  });
});

describe('a borrower for whom someone else pays', () => {
  test('goes to the page of the link with what is overdue', async () => {
    const { user, address } = open(LATE);
    await user.click(await screen.findByRole('radio', { name: 'Someone else pays' }));
    await user.click(screen.getByRole('radio', { name: '£272.01' }));
    await user.click(screen.getByRole('button', { name: 'Make a link for £272.01' }));
    await screen.findByText('Another page');
    expect(address()).toBe(repaymentLinkPath(loan.id, 272_01));
  });

  test('has nothing to choose: the loan ends sooner', async () => {
    const { user, address } = open(OPTIONS);
    await user.click(await screen.findByRole('radio', { name: 'Someone else pays' }));
    await user.type(await amountField(), '500');
    expect(await screen.findByText(/You save £118\.40 in interest/)).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'Finish sooner' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Make a link for £500' }));
    await screen.findByText('Another page');
    expect(address()).toBe(repaymentLinkPath(loan.id, 500_00));
  });
});
