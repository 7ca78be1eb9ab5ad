import type { Day } from '@fairlead/core/calendar/day';
import { priceOnDates, type DatedPrice } from '@fairlead/core/pricing/dated-price';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import { paymentDayChoices } from '@fairlead/core/schedule/payment-days';
import type { ApplicationRow } from '../../resources/loan-application/loan-application-store.ts';
import type { QuoteRow } from '../../resources/quote/quote-store.ts';

/**
 * The quote on the real dates of money sent today, its percent held. Undefined when the payment day that was
 * chosen no longer fits the first payment.
 */
export function priceToday(application: ApplicationRow, quote: QuoteRow, today: Day): DatedPrice | undefined {
  const product = PRODUCTS[application.product_id];
  const choices = paymentDayChoices(today, product);
  const choice = choices.find(({ paymentDay }) => paymentDay === application.payment_day);
  if (choice === undefined) return undefined;
  const { amount_pence: amount, term_months: termMonths, percent } = quote;
  const { firstDue, paymentDay } = choice;
  const priced = priceOnDates(
    { amount, termMonths, percent, drawdown: today, firstDue, paymentDay },
    product,
  );
  if (!priced.ok) throw new Error(`a quote that was priced cannot be dated: ${priced.refusal}`);
  return priced.value;
}
