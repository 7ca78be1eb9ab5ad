import { halfUp } from '../money/pence.ts';
import type { Book } from './book.ts';
import type { Period, Plan } from './periods.ts';

/**
 * Interest grows day by day on the principal alone, so that a whole period earns exactly its growth. After the
 * last due date none runs: the last instalment took the residue, so paying what is shown ends the loan.
 */
export function accrue(book: Book, plan: Plan, to: number): void {
  const period = plan.periods[book.period];
  if (to <= book.accruedTo) return;
  if (period) book.accrued += interestOf(period, book.principal, book.accruedTo, to);
  book.accruedTo = to;
}

/** Unrounded interest on a principal over the days of a period between two days. */
function interestOf(period: Period, principal: number, from: number, to: number): number {
  const days = Math.min(to, period.to) - Math.max(from, period.from);
  return days > 0 ? (principal * period.growth * days) / (period.to - period.from) : 0;
}

/** Books the running period's interest up to a whole figure; what was booked of it before is not booked again. */
export function bookInterest(book: Book, ofPeriod: number): void {
  const more = Math.max(0, ofPeriod - book.bookedOfAccrued);
  book.bookedOfAccrued += more;
  book.interestBooked += more;
  book.openInterest += more;
}

/** Money moves on this day: interest is booked up to it. */
export function bookUpTo(book: Book, plan: Plan, on: number): void {
  accrue(book, plan, on);
  bookInterest(book, halfUp(book.accrued));
}
