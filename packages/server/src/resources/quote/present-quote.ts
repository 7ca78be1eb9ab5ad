import type { paymentDayPrice, quote } from '@fairlead/contract/quote';
import type { PaymentDayPrice } from '@fairlead/core/pricing/payment-day-prices';
import type { Price } from '@fairlead/core/pricing/price';
import { displayPercent } from '@fairlead/core/rates/apr';
import type { z } from 'zod';
import type { QuoteRow } from './quote-store.ts';

type PaymentDayPriceView = z.output<typeof paymentDayPrice>;

export function presentQuote({ id, price, expires_on }: QuoteRow): z.output<typeof quote> {
  return { '@type': 'quote', id, ...presentFigures(price), expiresAt: expires_on };
}

export function presentPaymentDay(price: PaymentDayPrice): PaymentDayPriceView {
  const { paymentDay, firstDue, firstCollection } = price;
  return {
    day: paymentDay,
    firstPaymentOn: firstDue,
    firstCollectionOn: firstCollection,
    ...presentFigures(price),
  };
}

/** The figures of a price as the wire has them. */
export function presentFigures(price: Price) {
  return {
    amount: price.amount,
    term: price.termMonths,
    monthlyCost: price.monthly,
    finalPayment: price.final,
    totalAmountPayable: price.totalPayable,
    totalFees: price.fee,
    optionFee: price.optionFee,
    totalChargeForCredit: price.chargeForCredit,
    apr: shownPercent(price.apr),
    interestRate: shownPercent(price.rate),
  };
}

/** A fraction as the percent number that every page and document shows: one decimal, half-up. */
export function shownPercent(fraction: number): number {
  return Number(displayPercent(fraction));
}
