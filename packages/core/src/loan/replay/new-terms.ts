import { epochDayOf, type Day } from '../../calendar/day.ts';
import { halfUp } from '../../money/pence.ts';
import { growStatutory } from './accrual.ts';
import { unbilledDebt, type Book } from './book.ts';
import { withDates, type Plan } from './plan.ts';

/**
 * Moves the running period's end, and every later due date with it. What has accrued of the period is as if it had
 * had its new length from the start, so that the whole earns exactly its new growth. A day that has passed, or that
 * is not after the start of the period, changes nothing.
 */
export function changePaymentDate(book: Book, plan: Plan, firstDueOn: Day): Plan {
  const before = plan.periods[book.period];
  if (!before || epochDayOf(firstDueOn) <= Math.max(before.from, book.accruedTo)) return plan;
  const changed = withDates(plan, book.period, firstDueOn);
  const after = changed.periods[book.period] ?? before;
  const daily = (per: number, { from, to }: { readonly from: number; readonly to: number }) =>
    per / (to - from);
  book.accrued *= daily(after.growth, after) / daily(before.growth, before);
  const yearsRatio = daily(after.years, after) / daily(before.years, before);
  growStatutory(book, plan.agreement.apr, book.statutoryYears * (yearsRatio - 1));
  return changed;
}

/**
 * The instalment that repays what is not yet asked for by the last due date, in equal months from the next due
 * date: P i / (1 - (1 + i)^-n), valued at the first of n payments, so one month less is discounted. The last
 * instalment takes what the rounding leaves. Never raises the instalment.
 */
export function lowerInstalment(book: Book, plan: Plan): void {
  const period = plan.periods[book.period];
  const months = plan.periods.length - book.period;
  const aMonth = plan.periods.at(-1)?.growth ?? 0;
  if (!period || months < 1) return;
  const restOfPeriod =
    (book.principal * period.growth * Math.max(0, period.to - book.accruedTo)) / (period.to - period.from);
  const unbooked = Math.max(0, book.accrued - book.accruedBooked);
  const whenDue = unbilledDebt(book) + unbooked + restOfPeriod;
  const annuity = months > 1 && aMonth > 0 ? (1 - (1 + aMonth) ** -months) / (1 - 1 / (1 + aMonth)) : months;
  const lowered = halfUp(whenDue / annuity);
  if (lowered > 0 && lowered < (book.reducedInstalment ?? period.row.payment))
    book.reducedInstalment = lowered;
}
