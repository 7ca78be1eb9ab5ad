import { partsOf, type Day } from '../calendar/day.ts';
import { yearsBetween } from '../calendar/years-between.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';
import { dueDays, firstDueWindow, LAST_PAYMENT_DAY } from '../schedule/payment-days.ts';
import { bookRows, type BookedRow, type ScheduleRow } from '../schedule/rows.ts';
import { calculatePrice, type Price, type PriceCalculation, type PriceRefusal } from './price.ts';
import type { PricingProduct } from './products.ts';
import type { PriceTerms } from './terms.ts';

export type DatedTerms = PriceTerms & {
  /** The London day on which the payout is assumed. */
  readonly drawdown: Day;
  readonly firstDue: Day;
  /** Day of the month, 1 to 28. */
  readonly paymentDay: number;
};

export type DatedPrice = Price &
  Pick<DatedTerms, 'drawdown' | 'firstDue' | 'paymentDay'> & { readonly rows: readonly ScheduleRow[] };

export type DatedRefusal = PriceRefusal | 'firstDueNotAllowed';

/** A dated price with its intermediate values. */
export type DatedCalculation = PriceCalculation & {
  readonly dated: DatedPrice;
  /** The range of allowed first due dates. */
  readonly window: { readonly from: Day; readonly to: Day };
  readonly booked: readonly BookedRow[];
};

/**
 * Prices a loan on its actual dates. The quoted percent and the fee do not change; the instalment follows from the
 * actual gap to the first due date, and a borrowing rate that is not the quoted percent is solved on the same dates.
 * `firstDueNotAllowed`: the first due date is not on the payment day, or is outside the product's range after the
 * drawdown.
 */
export function priceOnDates(terms: DatedTerms, product: PricingProduct): Outcome<DatedPrice, DatedRefusal> {
  const calculated = calculateOnDates(terms, product);
  return calculated.ok ? accept(calculated.value.dated) : calculated;
}

/** The figures of that price alone, without its payments. */
export function figuresOnDates(terms: DatedTerms, product: PricingProduct): Outcome<Price, DatedRefusal> {
  const calculated = calculateFigures(terms, product);
  return calculated.ok ? accept(calculated.value.price) : calculated;
}

function calculateFigures(
  terms: DatedTerms,
  product: PricingProduct,
): Outcome<PriceCalculation, DatedRefusal> {
  const { drawdown, firstDue } = terms;
  if (!isFirstDueAllowed(terms, firstDueWindow(drawdown, product))) return refuse('firstDueNotAllowed');
  return calculatePrice(terms, product, yearsBetween(drawdown, firstDue));
}

/** The same price with its intermediate values. */
export function calculateOnDates(
  terms: DatedTerms,
  product: PricingProduct,
): Outcome<DatedCalculation, DatedRefusal> {
  const { drawdown, firstDue, paymentDay, termMonths } = terms;
  const calculated = calculateFigures(terms, product);
  if (!calculated.ok) return calculated;
  const { price, instalment, firstYears } = calculated.value;
  const window = firstDueWindow(drawdown, product);
  const plan = { ...price, opening: instalment.financed, firstYears };
  const booked = bookRows(plan, dueDays(firstDue, paymentDay, termMonths));
  const rows = booked.map(({ row }) => row);
  const dated = { ...price, drawdown, firstDue, paymentDay, rows };
  return accept({ ...calculated.value, dated, window, booked });
}

function isFirstDueAllowed(
  { firstDue, paymentDay }: DatedTerms,
  { from, to }: DatedCalculation['window'],
): boolean {
  const isOnPaymentDay = paymentDay <= LAST_PAYMENT_DAY && partsOf(firstDue).dayOfMonth === paymentDay;
  return isOnPaymentDay && firstDue >= from && firstDue <= to;
}
