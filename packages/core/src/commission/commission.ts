import { roundHalfUp, type Pence } from '../money/pence.ts';
import type { Price } from '../pricing/price.ts';
import type { ProductId } from '../pricing/products.ts';

type Share = { readonly numerator: number; readonly denominator: number };

/** What the lender pays the brand for an introduction, as a share of the credit; null where it pays none. */
const SHARES_OF_CREDIT: Readonly<Record<ProductId, Share | null>> = {
  'unsecured-2026-1': null,
  'hire-purchase-2026-1': { numerator: 312, denominator: 10_000 },
};

/** What the lender pays the brand for the introduction of one borrower. The borrower's payments do not contain it. */
export type Commission = {
  readonly amount: Pence;
  /** A fraction of the credit. */
  readonly shareOfCredit: number;
  /** A fraction of the total charge for credit. */
  readonly shareOfCharge: number;
};

/**
 * The commission on a price, fixed by the version of its product: it never depends on the rate that the borrower pays
 * (FCA Handbook, CONC 4.5.6R). Rounded half-up to the penny; null where none is paid. Both shares are named since an
 * undisclosed high commission made a relationship unfair (Johnson v FirstRand [2025] UKSC 33).
 */
export function commissionFor({
  productId,
  amount: credit,
  chargeForCredit,
}: Pick<Price, 'productId' | 'amount' | 'chargeForCredit'>): Commission | null {
  const share = SHARES_OF_CREDIT[productId];
  if (share === null) return null;
  const amount = roundHalfUp((credit * share.numerator) / share.denominator);
  return { amount, shareOfCredit: amount / credit, shareOfCharge: amount / chargeForCredit };
}
