import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import type { Loan } from '../../resources/loan.ts';
import { aLoan, UNDER_WAY } from '../../testing/a-loan.ts';
import { effectInWords, stepsInWords } from './present-bank-payment.ts';

const nextPayment: NonNullable<Loan['nextPayment']> = {
  ...aLoan().nextPayment!,
  amount: pence(272_01),
  collectOn: day('2027-01-05'),
  reason: 'scheduled',
};

const ASKED = { amount: pence(120_50), keeps: null };
const LIVE = {
  state: 'Live',
  nextPayment: null,
  withdrawal: null,
  leftToPay: pence(9520_38),
  pendingRepayments: [],
  isMandateActive: true,
} as const satisfies Parameters<typeof effectInWords>[1];

test('says who sees what, with the amount and the lender', () => {
  expect(stepsInWords('Lendable', pence(272_01))[1]).toBe(
    'It shows you £272.01 to Lendable. You approve it there. We never see your login or accounts.',
  );
});

test('says what the payment is for, and that the next Direct Debit is still collected', () => {
  const next = 'We’ll still collect £272.01 by Direct Debit on 5 January 2027.';
  expect(effectInWords({ ...ASKED, flow: 'late' }, { ...LIVE, nextPayment })).toEqual([
    'It pays what’s overdue.',
    next,
  ]);
  expect(effectInWords({ ...ASKED, flow: 'early', keeps: 'term' }, { ...LIVE, nextPayment })).toEqual([
    'It’s extra, on top of your monthly payments.',
    'You pay less each month, until the same day.',
    next,
  ]);
  expect(effectInWords({ ...ASKED, flow: 'early' }, LIVE)).toHaveLength(1);
  const withoutMandate = { ...LIVE, nextPayment, isMandateActive: false };
  expect(effectInWords({ ...ASKED, flow: 'late' }, withoutMandate)).toEqual(['It pays what’s overdue.']);
});

describe('a payment after a termination', () => {
  const effect = (leftToPay: number, pendingRepayments: Loan['pendingRepayments'] = []) =>
    effectInWords(
      { ...ASKED, flow: 'late' },
      { ...LIVE, state: 'Terminated', leftToPay: pence(leftToPay), pendingRepayments },
    );

  test('pays what is owed, or part of it', () => {
    expect(effect(120_50)).toEqual(['It pays what you still owe. No more interest or charges are added.']);
    expect(effect(120_51)[0]).toMatch(/^It pays part of what you still owe\./);
  });

  test('leaves out what is already on its way, and says when that arrives', () => {
    const underWay = { ...UNDER_WAY, amount: pence(89_38), collectOn: day('2026-12-12') };
    expect(effect(209_88, [underWay])).toEqual([
      'It pays the rest of what you still owe. No more interest or charges are added.',
      'A Direct Debit of £89.38 is already on its way. It arrives on 12 December 2026.',
    ]);
    expect(effect(209_89, [underWay])[0]).toMatch(/^It pays part of what/);
  });
});

test('says that nothing is collected after a settlement', () => {
  expect(effectInWords({ ...ASKED, flow: 'settlement' }, { ...LIVE, nextPayment })).toEqual([
    'It pays off your loan. The figure is for today: approve it before midnight.',
    'Once it reaches us, we won’t take any more payments by Direct Debit.',
  ]);
});

test('says that a withdrawal is paid back', () => {
  const withdrawal = { noticedOn: day('2026-11-25'), repayBy: day('2026-12-25'), toRepay: pence(1) };
  expect(effectInWords({ ...ASKED, flow: 'settlement' }, { ...LIVE, withdrawal })).toEqual([
    'It pays back your loan, and your agreement ends. The figure is for today: approve it before midnight.',
  ]);
});
