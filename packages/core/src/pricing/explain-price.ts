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

/** The figures of a price that have a working, in the order in which they follow from one another. */
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

/** The workings of a price that has been calculated. */
export function priceWorkings(calculation: PriceCalculation, product: PricingProduct): PriceWorkings {
  const told = (explain: Explainer): Working => explain(calculation, product);
  return {
    fee: told(explainFee),
    monthly: told(explainMonthly),
    final: told(explainFinal),
    totalPayable: told(explainTotalPayable),
    chargeForCredit: told(explainChargeForCredit),
    rate: told(explainRate),
    apr: told(explainApr),
  };
}
