import type { Day } from '@fairlead/core/calendar/day';
import { paymentDayPrices, rangeOf, type PaymentDayPrice } from '@fairlead/core/pricing/payment-day-prices';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import { presentPaymentDay } from '../quote/present-quote.ts';
import type { QuoteRow } from '../quote/quote-store.ts';
import type { ApplicationRow } from './loan-application-store.ts';
import type { ApplicationFacts, ApplicationView } from './present-loan-application.ts';

/** What each payment day makes of the quote when the money is sent today. */
export function pricesByDay(
  application: ApplicationRow,
  { amount_pence: amount, term_months: termMonths, percent }: QuoteRow,
  today: Day,
): readonly PaymentDayPrice[] {
  return paymentDayPrices({ amount, termMonths, percent }, today, PRODUCTS[application.product_id]);
}

/** The range of those prices and the one of the day that was chosen; null before there is a quote. */
export function presentPaymentDays({
  application,
  quote,
  today,
}: ApplicationFacts): ApplicationView['paymentDays'] {
  if (!quote) return null;
  const prices = pricesByDay(application, quote, today);
  const { lowest, highest } = rangeOf(prices);
  const chosen = prices.find(({ paymentDay }) => paymentDay === application.payment_day);
  return {
    lowest: presentPaymentDay(lowest),
    highest: presentPaymentDay(highest),
    chosen: chosen ? presentPaymentDay(chosen) : null,
  };
}
