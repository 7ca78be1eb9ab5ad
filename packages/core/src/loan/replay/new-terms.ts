import { epochDayOf, type Day } from '../../calendar/day.ts';
import { halfUp } from '../../money/pence.ts';
import { unbilledDebt, type Book } from './book.ts';
import { lastAgreedPeriod } from './further-months.ts';
import { withDates, type Plan } from './plan.ts';

/**
 * Moves the end of the current period and every later due date. Interest accrued in the period is adjusted as if it
 * had its new length from the start, so that the whole period earns exactly its new growth. A date in the past, or
 * not after the start of the period, changes nothing.
 */
export function changePaymentDate(book: Book, plan: Plan, firstDueOn: Day): Plan {
  const before = plan.periods[book.period];
  if (!before || epochDayOf(firstDueOn) <= Math.max(before.from, book.accruedTo)) return plan;
  const changed = withDates(plan, book.period, firstDueOn);
  const after = changed.periods[book.period] ?? before;
  const perDay = (total: number, { from, to }: { readonly from: number; readonly to: number }) =>
    total / (to - from);
  // A month without interest has accrued none.
  if (before.growth > 0) book.accrued *= perDay(after.growth, after) / perDay(before.growth, before);
  return changed;
}

/**
 * Reduces the instalment to the one that repays the unbilled debt by the last due date, in equal months from the next
 * due date: P i / (1 - (1 + i)^-n), valued at the first of n payments, so discounted by one month less. The last
 * instalment includes the rounding. Never increases the instalment.
 */
export function lowerInstalment(book: Book, plan: Plan): void {
  const period = plan.periods[book.period];
  const last = lastAgreedPeriod(plan);
  const months = last + 1 - book.period;
  const monthGrowth = plan.periods[last]?.growth ?? 0;
  if (!period || months < 1) return;
  const interestToPeriodEnd =
    (book.principal * period.growth * Math.max(0, period.to - book.accruedTo)) / (period.to - period.from);
  const unbooked = Math.max(0, book.accrued - book.accruedBooked);
  const debtWhenDue = unbilledDebt(book) + unbooked + interestToPeriodEnd;
  const annuity =
    months > 1 && monthGrowth > 0 ? (1 - (1 + monthGrowth) ** -months) / (1 - 1 / (1 + monthGrowth)) : months;
  const lowered = halfUp(debtWhenDue / annuity);
  if (lowered > 0 && lowered < (book.reducedInstalment ?? period.row.payment))
    book.reducedInstalment = lowered;
}
