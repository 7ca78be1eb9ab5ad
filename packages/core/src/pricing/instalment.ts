import { pence, roundHalfUp, type Pence } from '../money/pence.ts';
import { growth, levelPayment, monthlyRate } from '../rates/periodic.ts';
import { financedFee, type FinancedFee } from './fee.ts';
import type { PricingProduct } from './products.ts';
import type { PriceTerms } from './terms.ts';

/** Years from drawdown to the first instalment when every month is alike. */
export const EQUAL_MONTH = 1 / 12;

/** A level instalment and what it came from. */
export type Instalment = {
  readonly fee: FinancedFee;
  /** The balance that bears interest: amount and fee. */
  readonly financed: Pence;
  /** What the quoted percent is levied on: an APR on the net amount, a borrowing rate on everything financed. */
  readonly base: Pence;
  /** The base rolledForward at the quoted percent to one month before the first instalment, unrounded. */
  readonly rolledForward: number;
  /** The quoted percent for one month, a fraction. */
  readonly monthlyRate: number;
  /** Unrounded pence. */
  readonly level: number;
  readonly monthly: Pence;
};

/** The instalment of any terms, whether or not they are ones that may be lent on. */
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
