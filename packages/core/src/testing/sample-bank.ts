import { addDays, addMonths, day, type Day } from '../calendar/day.ts';
import { addWorkingDays, isWorkingDay, nextWorkingDay } from '../calendar/working-days.ts';
import type { BankPeriod } from '../income/bank-income.ts';
import type { BankTransaction } from '../income/bank-transaction.ts';
import type { PaidFrequency } from '../income/bank-income-rules.ts';
import { pence } from '../money/pence.ts';

export const BANK_PERIOD: BankPeriod = { from: day('2026-02-16'), to: day('2026-11-15') };

export const BANK_NAMES = { holders: ['MISS JANE SAMPLE'], applicant: 'Jane Sample' };

/** A transaction in pence; what is left out makes a payment of the kind 'other' on the current account. */
export function aTransaction(
  on: string,
  amount: number,
  description: string,
  more: Partial<BankTransaction> = {},
): BankTransaction {
  return { account: 'current', on: day(on), amount: pence(amount), description, kind: 'other', ...more };
}

export const SHIFTS = {
  none: (on: Day): Day => on,
  before: (on: Day): Day => (isWorkingDay(on) ? on : addWorkingDays(on, -1)),
  after: nextWorkingDay,
} as const;

const DAYS: Readonly<Record<Exclude<PaidFrequency, 'monthly'>, number>> = {
  'four-weekly': 28,
  fortnightly: 14,
  weekly: 7,
};

/** The days of a regular payment from the first one until the end of a period, moved off weekends and bank holidays. */
export function paymentDays(
  frequency: PaidFrequency,
  first: Day,
  shift: keyof typeof SHIFTS,
  { from, to }: BankPeriod = BANK_PERIOD,
): readonly Day[] {
  const dueAt = (index: number): Day =>
    frequency === 'monthly' ? addMonths(first, index) : addDays(first, index * DAYS[frequency]);
  const days: Day[] = [];
  for (let index = 0; dueAt(index) <= to; index += 1) days.push(SHIFTS[shift](dueAt(index)));
  return days.filter((on) => on >= from && on <= to);
}

/** The same amount on each of the days. */
export function paidOn(
  days: readonly Day[],
  amount: number,
  description: string,
  more: Partial<BankTransaction> = {},
): readonly BankTransaction[] {
  return days.map((on) => aTransaction(on, amount, description, more));
}
