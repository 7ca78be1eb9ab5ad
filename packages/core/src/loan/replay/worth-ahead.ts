import { growth } from '../../rates/periodic.ts';
import { accrue } from './accrual.ts';
import { billInstalment } from './billing.ts';
import { copyOf, type Book } from './book.ts';
import { yearsToDueDates } from './years-to-due-dates.ts';
import type { Plan } from './plan.ts';

/** Unrounded pence. */
export type WorthAhead = {
  readonly worth: number;
  /** The share of an option fee that is still to be paid; zero for a loan. */
  readonly optionFeeWorth: number;
};

/**
 * What the instalments ahead are worth on a day at the APR, as they would be if everything due were paid and every
 * freeze ended on that day. With everything paid when due it is the balance of the statutory formula (SI 2004/1483
 * reg. 4), because the APR is the rate at which the two are equal. `on` is an epoch day, not before the last event.
 */
export function worthAhead(
  { plan, book }: { readonly plan: Plan; readonly book: Book },
  on: number,
): WorthAhead {
  const ahead = paidUpTo(book, plan, on);
  const years = yearsToDueDates({ plan, book: ahead }, on);
  const first = ahead.period;
  let [worth, optionFeeWorth] = [0, 0];
  while (ahead.period < plan.periods.length && ahead.closing === null) {
    const discount = 1 + growth(plan.agreement.apr, years[ahead.period - first] ?? 0);
    const billed = billInstalment(ahead, plan);
    if (!billed) continue;
    worth += billed.row.payment / discount;
    optionFeeWorth += billed.row.fee / discount;
    clearBilled(ahead);
  }
  return { worth, optionFeeWorth };
}

/** A copy of the book in which interest has accrued to the day, everything due is paid, and no freeze is in force. */
function paidUpTo(book: Book, plan: Plan, on: number): Book {
  const ahead = copyOf(book);
  accrue(ahead, plan, on);
  clearBilled(ahead);
  ahead.frozenBy = [];
  return ahead;
}

function clearBilled(book: Book): void {
  book.principal -= book.billed.principal;
  Object.assign(book.billed, { interest: 0, principal: 0, fee: 0 });
}
