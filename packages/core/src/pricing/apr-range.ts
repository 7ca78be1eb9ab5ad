import type { OfferedRange } from './bands.ts';
import { price } from './price.ts';
import type { PricingProduct } from './products.ts';

/** Unrounded fractions; both are reached. */
export type AprRange = { readonly min: number; readonly max: number };

/**
 * The lowest and highest APR of all offers, over the given range of terms in months. The APR of a rate-led product
 * rises with the relative size of its fees, which is largest for the smallest amount over the shortest term and
 * smallest for the largest over the longest, so only the ends of each offer are priced. Rounding to the penny can put
 * the APR of other amounts and terms outside the range by less than a hundredth of a percent.
 * @throws Error when there are no offers, or one cannot be priced.
 */
export function aprRange(
  offers: readonly OfferedRange[],
  termMonths: { readonly min: number; readonly max: number },
  product: PricingProduct,
): AprRange {
  const aprs = offers.flatMap(({ percent, amount: { min, max } }) =>
    [min, max].flatMap((amount) =>
      [termMonths.min, termMonths.max].map((months) => {
        const priced = price({ amount, termMonths: months, percent }, product);
        if (!priced.ok) throw new Error(`What is offered cannot be priced: ${priced.refusal}`);
        return priced.value.apr;
      }),
    ),
  );
  if (aprs.length === 0) throw new Error('Nothing is offered');
  return { min: Math.min(...aprs), max: Math.max(...aprs) };
}
