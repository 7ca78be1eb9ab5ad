import { pence } from '../../money/pence.ts';
import type { Flow } from '../../rates/flow.ts';
import type { Book } from './book.ts';
import type { Plan } from './plan.ts';

/** Years from a day, counted from 1970-01-01, to each due date ahead, as the APR counts them. */
export function yearsToDueDates(
  { plan, book }: { readonly plan: Plan; readonly book: Book },
  on: number,
): number[] {
  let years = 0;
  return plan.periods.slice(book.period).map((period) => {
    const left = Math.min(1, (period.to - on) / (period.to - period.from));
    years += period.years * Math.max(0, left);
    return years;
  });
}

/** The instalments of the plan that are not due yet, without the option fee, as seen from where the book stands. */
export function instalmentsAhead(plan: Plan, book: Book): readonly Flow[] {
  return yearsToDueDates({ plan, book }, book.accruedTo).flatMap((atYears, index) => {
    const row = plan.periods[book.period + index]?.row;
    return row ? [{ amount: pence((book.reducedInstalment ?? row.payment) - row.fee), atYears }] : [];
  });
}
