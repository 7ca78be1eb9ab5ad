import type { Day } from '../calendar/day.ts';
import { paymentDayChoices, type PaymentDayChoice } from '../schedule/payment-days.ts';
import { figuresOnDates } from './dated-price.ts';
import type { Price } from './price.ts';
import type { PricingProduct } from './products.ts';
import type { PriceTerms } from './terms.ts';

/** A payment day with its first payment and its exact price. */
export type PaymentDayPrice = PaymentDayChoice & Price;

/**
 * Every payment day that fits when the money is sent on this day, in order of the day, with its price. The percent of
 * the terms does not change with the day.
 * @throws RangeError for terms that have no price.
 */
export function paymentDayPrices(
  terms: PriceTerms,
  drawdown: Day,
  product: PricingProduct,
): readonly PaymentDayPrice[] {
  return paymentDayChoices(drawdown, product).map((choice) => {
    const { firstDue, paymentDay } = choice;
    const priced = figuresOnDates({ ...terms, drawdown, firstDue, paymentDay }, product);
    if (!priced.ok) throw new RangeError(`terms that were quoted cannot be dated: ${priced.refusal}`);
    return { ...choice, ...priced.value };
  });
}

export type PaymentDayPriceRange = {
  readonly lowest: PaymentDayPrice;
  readonly highest: PaymentDayPrice;
};

/**
 * The prices of the earliest and of the latest first payment: interest runs from the day on which the money is sent, so
 * the price of every other day is between them.
 * @throws RangeError for no prices.
 */
export function rangeOf(prices: readonly PaymentDayPrice[]): PaymentDayPriceRange {
  const byDate = prices.toSorted((a, b) => (a.firstDue < b.firstDue ? -1 : 1));
  const [lowest] = byDate;
  const highest = byDate.at(-1);
  if (!lowest || !highest) throw new RangeError('no payment day fits');
  return { lowest, highest };
}
