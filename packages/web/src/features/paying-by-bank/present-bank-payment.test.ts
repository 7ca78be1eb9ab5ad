import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { expect, test } from 'vitest';
import type { Loan } from '../../resources/loan.ts';
import { aLoan } from '../../testing/a-loan.ts';
import { effectInWords, stepsInWords } from './present-bank-payment.ts';

const nextPayment: NonNullable<Loan['nextPayment']> = {
  ...aLoan().nextPayment!,
  amount: pence(272_01),
  collectOn: day('2027-01-05'),
  reason: 'scheduled',
};

test('says who sees what, with the amount and the lender', () => {
  expect(stepsInWords('Lendable', pence(272_01))[1]).toBe(
    'It shows you £272.01 to Lendable. You agree there: we never see your sign-in or your accounts.',
  );
});

test('says what the payment is for, and that the next Direct Debit is still taken', () => {
  const next = 'Your Direct Debit of £272.01 on 5 January 2027 is still taken.';
  expect(
    effectInWords({ flow: 'late', keeps: null }, { state: 'Live', nextPayment, withdrawal: null }),
  ).toEqual(['It pays what’s overdue.', next]);
  expect(
    effectInWords({ flow: 'early', keeps: 'term' }, { state: 'Live', nextPayment, withdrawal: null }),
  ).toEqual([
    'It’s extra, on top of your instalments.',
    'You pay less each month, until the same day.',
    next,
  ]);
  expect(
    effectInWords({ flow: 'early', keeps: null }, { state: 'Live', nextPayment: null, withdrawal: null }),
  ).toHaveLength(1);
});

test('says that a payment after a termination pays what is owed', () => {
  const ended = { state: 'Terminated', nextPayment: null, withdrawal: null } as const;
  expect(effectInWords({ flow: 'late', keeps: null }, ended)).toEqual([
    'It pays what you still owe. No more interest or charges are added.',
  ]);
});

test('says that nothing is collected after a settlement', () => {
  expect(
    effectInWords({ flow: 'settlement', keeps: null }, { state: 'Live', nextPayment, withdrawal: null }),
  ).toEqual([
    'It pays off your loan. The figure is for today: agree before midnight.',
    'We take no more payments by Direct Debit once it has reached us.',
  ]);
});

test('says that a withdrawal is paid back', () => {
  const withdrawal = { noticedOn: day('2026-11-25'), repayBy: day('2026-12-25'), toRepay: pence(1) };
  expect(
    effectInWords({ flow: 'settlement', keeps: null }, { state: 'Live', nextPayment: null, withdrawal }),
  ).toEqual([
    'It pays back your loan, and your agreement ends. The figure is for today: agree before midnight.',
  ]);
});
