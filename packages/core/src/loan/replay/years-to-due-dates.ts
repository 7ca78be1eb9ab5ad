import type { Book } from './book.ts';
import type { Plan } from './plan.ts';

/** Years from a day (epoch day) to each future due date, as the APR counts them. */
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
