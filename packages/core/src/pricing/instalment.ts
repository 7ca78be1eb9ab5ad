import { pence, roundHalfUp, type Pence } from '../money/pence.ts';
import { growth, levelPayment, monthlyRate } from '../rates/periodic.ts';
import { financedFee, type FinancedFee } from './fee.ts';
import type { PricingProduct } from './products.ts';
import type { PriceTerms } from './terms.ts';

/** Years from drawdown to the first instalment at equal months. */
export const EQUAL_MONTH = 1 / 12;

/** A level instalment with its intermediate values. */
export type Instalment = {
  readonly fee: FinancedFee;
  /** The balance on which interest is charged: amount and fee. */
  readonly financed: Pence;
  /** What the quoted percent is charged on: the net amount for an APR, the financed balance for a borrowing rate. */
  readonly base: Pence;
  /** The base with interest at the quoted percent up to one month before the first instalment, unrounded. */
  readonly rolledForward: number;
  /** The quoted percent for one month, a fraction. */
  readonly monthlyRate: number;
  /** Unrounded pence. */
  readonly level: number;
  readonly monthly: Pence;
};

/** The instalment for any terms, including terms that are not offered. */
export function instalmentOf(terms: PriceTerms, product: PricingProduct, firstYears: number): Instalment {
  const fee = financedFee(terms, product.feeCaps);
  const financed = pence(terms.amount + fee.fee);
  const annual = terms.percent / 100;
  const base = product.basis === 'apr' ? terms.amount : financed;
  const rolledForward = base * (1 + growth(annual, firstYears - EQUAL_MONTH));
  const level = levelPayment(rolledForward, annual, terms.termMonths);
  return {
    fee,
    financed,
    base,
    rolledForward,
    monthlyRate: monthlyRate(annual),
    level,
    monthly: roundHalfUp(level),
  };
}
