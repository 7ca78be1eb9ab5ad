import type { OfferedRange } from './bands.ts';
import { price } from './price.ts';
import type { PricingProduct } from './products.ts';

/** Unrounded fractions, both of them reached. */
export type AprRange = { readonly min: number; readonly max: number };

/**
 * The lowest and the highest APR of all that is offered, over terms from the shortest to the longest, in months.
 * A rate-led product's APR grows with the weight of its fees: they weigh most on the smallest amount over the
 * shortest term and least on the largest over the longest, so only the ends of each offer are priced. Between the
 * ends, rounding to the penny moves an APR beyond them by less than a hundredth of a percent.
 * @throws Error when nothing is offered, or an offer cannot be priced.
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
