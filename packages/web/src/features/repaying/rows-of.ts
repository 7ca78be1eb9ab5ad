import type { Day } from '@fairlead/core/calendar/day';
import { pence, sumPence, type Pence } from '@fairlead/core/money/pence';
import type { Loan, ScheduledPayment } from '../../resources/loan.ts';

type Scheduled = Pick<Loan, 'scheduledPayments'>;

/** The instalments, past and to come. */
export function rowsOf({ scheduledPayments = [] }: Scheduled): readonly ScheduledPayment[] {
  return scheduledPayments;
}

/** From when an instalment's interest runs: the one before, or the day the money went out. */
export function periodStart(loan: Loan, { number }: ScheduledPayment): Day {
  const before = rowsOf(loan).find((row) => row.number === number - 1);
  return before?.dueOn ?? loan.disbursalDate ?? loan.signedOn;
}

/** Owed before an instalment, without its interest. */
export function openingOf({ closing, principal }: ScheduledPayment): Pence {
  return pence(closing + principal);
}

export function unpaidOf({ amount, paid }: ScheduledPayment): Pence {
  return pence(amount - paid);
}

type Part = 'amount' | 'interest' | 'principal' | 'fee' | 'paid';

export function totalOf(rows: readonly ScheduledPayment[], part: Part): Pence {
  return sumPence(rows.map((row) => row[part]));
}

/** A payment covers interest first. */
export function interestPaid(rows: readonly ScheduledPayment[]): Pence {
  return sumPence(rows.map(({ paid, interest }) => pence(Math.min(paid, interest))));
}
