import { halfUp } from '../../money/pence.ts';
import { growth } from '../../rates/periodic.ts';
import type { Book } from './book.ts';
import type { Period, Plan } from './plan.ts';

/**
 * Interest grows day by day on the principal alone, so that a whole period earns exactly its growth; none while it
 * is frozen. After the last due date none runs: the last instalment took the residue, so paying what is shown ends
 * the loan. The statutory debt grows beside it, at the APR.
 */
export function accrue(book: Book, plan: Plan, to: number): void {
  const period = plan.periods[book.period];
  if (to <= book.accruedTo) return;
  if (period && !isInterestFrozen(book) && book.closing === null) {
    const share = shareOf(period, book.accruedTo, to);
    book.accrued += book.principal * period.growth * share;
    growStatutory(book, plan.agreement.apr, period.years * share);
  }
  book.accruedTo = to;
}

/** True while a freeze stands: no interest grows, contractual or statutory. */
export function isInterestFrozen(book: Book): boolean {
  return book.frozenBy.length > 0;
}

/** The part of a period that lies between two days. */
function shareOf(period: Period, from: number, to: number): number {
  const days = Math.min(to, period.to) - Math.max(from, period.from);
  return days > 0 ? days / (period.to - period.from) : 0;
}

/** Grows the statutory balance at the APR over a part of a year (SI 2004/1483 reg. 4). */
export function growStatutory(book: Book, apr: number, years: number): void {
  book.statutory *= 1 + growth(apr, years);
  book.statutoryYears += years;
}

/** Books the running period's interest up to a whole figure; what was booked of it before is not booked again. */
export function bookInterest(book: Book, ofPeriod: number): void {
  const more = Math.max(0, ofPeriod - book.accruedBooked);
  book.accruedBooked += more;
  book.interestBooked += more;
  book.unbilledInterest += more;
}

/** Money moves on this day: interest is booked up to it. */
export function bookUpTo(book: Book, plan: Plan, on: number): void {
  accrue(book, plan, on);
  bookInterest(book, halfUp(book.accrued));
}
