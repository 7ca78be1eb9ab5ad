import type { BrandConfig } from '@fairlead/brands/brand';
import { poundsInPence } from '@fairlead/core/money/pounds';
import { aprRange } from '@fairlead/core/pricing/apr-range';
import { CREDIT_HISTORIES, offeredRanges } from '@fairlead/core/pricing/bands';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import { displayPercent } from '@fairlead/core/rates/apr';

/** Where the fees are not in the percent itself, they move the APR with the term as well. */
const DEPENDS_ON = {
  apr: 'your credit history and on how much you borrow',
  rate: 'your credit history, on how much you borrow and for how long',
} as const;

/**
 * The APRs between which every price lies that the quote tool can show, and what decides among them: all that a page
 * may say of a range of rates (FCA handbook, CONC 3.3.1R: not misleading).
 */
export function shownAprs({ productId, bandTable, representativePercent, ...limits }: BrandConfig) {
  const { loanAmountRange, termOptions } = limits;
  const product = PRODUCTS[productId];
  const amount = { min: poundsInPence(loanAmountRange.min), max: poundsInPence(loanAmountRange.max) };
  const offers = CREDIT_HISTORIES.flatMap((history) => offeredRanges(bandTable, history, amount));
  const range = aprRange([...offers, { percent: representativePercent, amount }], termOptions, product);
  return {
    least: `${displayPercent(range.min)}%`,
    most: `${displayPercent(range.max)}%`,
    dependOn: DEPENDS_ON[product.basis],
  };
}
