import { addDays, addMonths, partsOf, type Day } from '../calendar/day.ts';
import { requestedDebit } from '../collection/repayment.ts';
import { arrangementEnd } from '../loan/read/arrangement.ts';
import { ZERO } from '../money/pence.ts';
import { LAST_PAYMENT_DAY } from '../schedule/payment-days.ts';
import { LONGEST_PLAN_MONTHS } from './eligibility.ts';
import type { FirstDayRefusal } from './first-day-refusals.ts';

/** A day of the next month, and why a plan cannot start on it. */
export type FirstPaymentDay = { readonly date: Day; readonly refusal: FirstDayRefusal | null };

/**
 * The days within a month on which the first payment of a plan could be due, from tomorrow: each with why not where it
 * cannot. Later payments are due on the same day of each month.
 */
export function firstPaymentDays(today: Day, term: number): readonly FirstPaymentDay[] {
  const { collectOn: earliest } = requestedDebit(today);
  const days: FirstPaymentDay[] = [];
  for (let date = addDays(today, 1); date < addMonths(today, 1); date = addDays(date, 1))
    days.push({ date, refusal: refusalOf(date, { today, earliest, term }) });
  return days;
}

type Limits = { readonly today: Day; readonly earliest: Day; readonly term: number };

function refusalOf(date: Day, { today, earliest, term }: Limits): FirstDayRefusal | null {
  if (date < earliest) return 'tooSoon';
  if (partsOf(date).dayOfMonth > LAST_PAYMENT_DAY) return 'notEachMonth';
  const last = { dueOn: addMonths(date, term - 1), amount: ZERO };
  return arrangementEnd([last]) > addMonths(today, LONGEST_PLAN_MONTHS) ? 'planTooLong' : null;
}
