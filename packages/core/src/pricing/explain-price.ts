import { accept, type Outcome } from '../outcome.ts';
import type { Working } from '../working/working.ts';
import { explainFee } from './explain-fee.ts';
import {
  explainChargeForCredit,
  explainFinal,
  explainMonthly,
  explainTotalPayable,
} from './explain-instalments.ts';
import { explainApr, explainRate } from './explain-rates.ts';
import { EQUAL_MONTH } from './instalment.ts';
import { calculatePrice, type PriceCalculation, type PriceRefusal } from './price.ts';
import type { PricingProduct } from './products.ts';
import type { PriceTerms } from './terms.ts';

type Explainer = (calculation: PriceCalculation, product: PricingProduct) => Working;

/** The figures of a price that have a working, each after those it follows from. */
export type PriceFigure = 'fee' | 'monthly' | 'final' | 'totalPayable' | 'chargeForCredit' | 'rate' | 'apr';

export type PriceWorkings = Readonly<Record<PriceFigure, Working>>;

/** The working of every figure of a price at equal months. Refused as `price` refuses. */
export function explainPrice(
  terms: PriceTerms,
  product: PricingProduct,
): Outcome<PriceWorkings, PriceRefusal> {
  const calculated = calculatePrice(terms, product, EQUAL_MONTH);
  return calculated.ok ? accept(priceWorkings(calculated.value, product)) : calculated;
}

/** The workings of a calculated price. */
export function priceWorkings(calculation: PriceCalculation, product: PricingProduct): PriceWorkings {
  const workingOf = (explain: Explainer): Working => explain(calculation, product);
  return {
    fee: workingOf(explainFee),
    monthly: workingOf(explainMonthly),
    final: workingOf(explainFinal),
    totalPayable: workingOf(explainTotalPayable),
    chargeForCredit: workingOf(explainChargeForCredit),
    rate: workingOf(explainRate),
    apr: workingOf(explainApr),
  };
}
