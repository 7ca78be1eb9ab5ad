import { partsOf, type Day } from '../calendar/day.ts';
import { yearsBetween } from '../calendar/years-between.ts';
import { pence } from '../money/pence.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';
import { dueDays, firstDueWindow } from '../schedule/payment-days.ts';
import { scheduleRows, type ScheduleRow } from '../schedule/rows.ts';
import { priceFrom, type Price, type PriceRefusal, type PriceTerms } from './price.ts';
import type { PricingProduct } from './products.ts';

export type DatedTerms = PriceTerms & {
  /** The London day on which the money is assumed to be paid out. */
  readonly drawdown: Day;
  readonly firstDue: Day;
  /** Day of the month, 1 to 28. */
  readonly paymentDay: number;
};

export type DatedPrice = Price &
  Pick<DatedTerms, 'drawdown' | 'firstDue' | 'paymentDay'> & { readonly rows: readonly ScheduleRow[] };

/**
 * Prices a loan on its real dates: the quoted percent and the fee stand, the instalment follows from the real gap
 * to the first due date, and a borrowing rate that is not the quoted percent is solved on the same dates.
 * `first-due-not-allowed`: the first due date is not on the payment day, or outside the product's window after
 * the drawdown.
 */
export function priceOnDates(
  terms: DatedTerms,
  product: PricingProduct,
): Outcome<DatedPrice, PriceRefusal | 'first-due-not-allowed'> {
  const { drawdown, firstDue, paymentDay, termMonths } = terms;
  if (!mayFallDueFirst(terms, product)) return refuse('first-due-not-allowed');
  const firstYears = yearsBetween(drawdown, firstDue);
  const priced = priceFrom(terms, product, firstYears);
  if (!priced.ok) return priced;
  const opening = pence(priced.value.amount + priced.value.fee);
  const rows = scheduleRows(
    { ...priced.value, opening, firstYears },
    dueDays(firstDue, paymentDay, termMonths),
  );
  return accept({ ...priced.value, drawdown, firstDue, paymentDay, rows });
}

function mayFallDueFirst({ drawdown, firstDue, paymentDay }: DatedTerms, product: PricingProduct): boolean {
  const { from, to } = firstDueWindow(drawdown, product);
  const isOnPaymentDay = paymentDay <= 28 && partsOf(firstDue).dayOfMonth === paymentDay;
  return isOnPaymentDay && firstDue >= from && firstDue <= to;
}
