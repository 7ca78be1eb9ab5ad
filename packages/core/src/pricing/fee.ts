import { roundHalfUp, type Pence } from '../money/pence.ts';
import { levelPayment } from '../rates/periodic.ts';
import type { FeeCaps } from './products.ts';
import type { PriceTerms } from './terms.ts';

/** The caps of an arrangement fee, in unrounded pence, and the resulting fee. */
export type FinancedFee = {
  readonly flat: Pence;
  readonly ofAmount: number;
  /** Null where the product does not cap the fee by its charge. */
  readonly ofCharge: { readonly charge: number; readonly share: number; readonly cap: number } | null;
  readonly fee: Pence;
};

/** The lowest of the caps, rounded once. The cap by charge is a share of the charge at the quoted APR. */
export function financedFee(terms: PriceTerms, caps: FeeCaps): FinancedFee {
  const ofAmount = (terms.amount * caps.ofAmount.numerator) / caps.ofAmount.denominator;
  const ofCharge = caps.ofCharge === null ? null : shareOfCharge(terms, caps.ofCharge);
  const fee = roundHalfUp(Math.min(caps.flat, ofAmount, ofCharge?.cap ?? Infinity));
  return { flat: caps.flat, ofAmount, ofCharge, fee };
}

function shareOfCharge({ amount, termMonths, percent }: PriceTerms, share: number) {
  const charge = levelPayment(amount, percent / 100, termMonths) * termMonths - amount;
  return { charge, share, cap: Math.max(0, charge * share) };
}
