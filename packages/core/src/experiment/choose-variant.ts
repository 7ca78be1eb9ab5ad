type Weighted = { readonly seed: string; readonly weight: number };

/**
 * The variant at a place of the line on which each takes up as much as its weight. `place` is from 0 to less than 1; the
 * same place of the same variants is always the same variant.
 */
export function chooseVariant<V extends Weighted>(variants: readonly [V, ...V[]], place: number): V {
  const whole = variants.reduce((sum, { weight }) => sum + weight, 0);
  let left = place * whole;
  for (const variant of variants) {
    left -= variant.weight;
    if (left < 0) return variant;
  }
  return variants[0];
}
