import { displayPercent } from '../rates/apr.ts';
import type { Commission } from './commission.ts';

/** Decimals of a share that is shown: 3.12%. */
const SHARE_DECIMALS = 2;

/** A share as pages and documents show it. */
const displayShare = (share: number): string => `${displayPercent(share, SHARE_DECIMALS)}%`;

/** Who pays the commission and who gets it, by the names that the borrower knows. */
export type CommissionParties = { readonly lender: string; readonly introducer: string };

/** How the commission is worked out, and what ties the brand to the lender, in whole sentences. */
export function commissionWords(
  { shareOfCredit, shareOfCharge }: Commission,
  { lender, introducer }: CommissionParties,
): { readonly basis: string; readonly charge: string; readonly tie: string } {
  return {
    basis: `It is ${displayShare(shareOfCredit)} of what you borrow and is not added to your payments.`,
    charge: `It equals ${displayShare(shareOfCharge)} of the total charge for credit.`,
    tie: `${introducer} offers hire purchase from ${lender} only. It does not compare it with other lenders’ hire purchase.`,
  };
}
