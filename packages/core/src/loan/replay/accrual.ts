import { halfUp } from '../../money/pence.ts';
import type { Book } from './book.ts';
import type { Period, Plan } from './plan.ts';

/**
 * Accrues daily interest on the principal, so that a whole period earns exactly its growth; none while interest is
 * frozen. None accrues after the last due date: the last instalment includes the rounding difference, so paying the
 * displayed amount ends the loan.
 */
export function accrue(book: Book, plan: Plan, to: number): void {
  if (to <= book.accruedTo) return;
  book.accrued = accruedUntil(book, plan, to);
  book.accruedTo = to;
}

/** The current period's interest up to a day, unrounded, without booking anything. */
export function accruedUntil(book: Book, plan: Plan, to: number): number {
  const period = earningPeriod(book, plan);
  return period && to > book.accruedTo
    ? book.accrued + book.principal * period.growth * shareOf(period, book.accruedTo, to)
    : book.accrued;
}

function earningPeriod(book: Book, plan: Plan): Period | undefined {
  return isInterestFrozen(book) || book.closing !== null ? undefined : plan.periods[book.period];
}

/** Whether a freeze is in force: no interest accrues. */
export function isInterestFrozen(book: Book): boolean {
  return book.frozenBy.length > 0;
}

/** The share of a period between two days. */
function shareOf(period: Period, from: number, to: number): number {
  const days = Math.min(to, period.to) - Math.max(from, period.from);
  return days > 0 ? days / (period.to - period.from) : 0;
}

/** Books the current period's interest up to a whole amount; interest already booked is not booked again. */
export function bookInterest(book: Book, periodInterest: number): void {
  const additional = Math.max(0, periodInterest - book.accruedBooked);
  book.accruedBooked += additional;
  book.interestBooked += additional;
  book.unbilledInterest += additional;
}

/** Books interest up to a day on which money moves. */
export function bookUpTo(book: Book, plan: Plan, on: number): void {
  accrue(book, plan, on);
  bookInterest(book, halfUp(book.accrued));
}
