import type { quote } from '@fairlead/contract/quote';
import { pence } from '@fairlead/core/money/pence';
import { displayPercent } from '@fairlead/core/rates/apr';
import type { z } from 'zod';
import type { QuoteRow } from './quote-store.ts';

export function presentQuote({ id, price, expires_on }: QuoteRow): z.output<typeof quote> {
  return {
    '@type': 'quote',
    id,
    amount: price.amount,
    term: price.termMonths,
    monthlyCost: price.monthly,
    finalPayment: price.final,
    totalAmountPayable: price.totalPayable,
    totalFees: pence(price.fee + price.optionFee),
    totalChargeForCredit: price.chargeForCredit,
    apr: shownPercent(price.apr),
    interestRate: shownPercent(price.rate),
    expiresAt: expires_on,
  };
}

/** A fraction as the percent number that every page and document shows: one decimal, half-up. */
export function shownPercent(fraction: number): number {
  return Number(displayPercent(fraction));
}
