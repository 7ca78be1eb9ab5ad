declare const penceBrand: unique symbol;

/** A whole number of pence. Signed; safe to add, subtract and compare as a number. */
export type Pence = number & { readonly [penceBrand]: true };

/** @throws RangeError unless `n` is a safe integer: a fraction of a penny is a fault, never rounded here. */
export function pence(n: number): Pence {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole number of pence: ${n}`);
  return (n === 0 ? 0 : n) as Pence;
}

export const ZERO = pence(0);

/** Relative error of a few hundred float operations; far too small to move a figure by a penny. */
const NOISE = 2 ** -45;

/**
 * Rounds to the nearest whole number, halves away from zero. A value just below a half through float error counts as
 * a half, so 1.005 pounds is 101 pence.
 */
export function halfUp(x: number): number {
  return x < 0 ? -Math.floor(0.5 - x - x * NOISE) : Math.floor(x + 0.5 + x * NOISE);
}

/**
 * Rounds an amount in pence to a whole penny by `halfUp`. Round once, where a figure is booked.
 * @throws RangeError when the result is not a safe integer.
 */
export function roundHalfUp(x: number): Pence {
  return pence(halfUp(x));
}

/** @throws RangeError when the sum leaves the safe integers. */
export function sumPence(amounts: Iterable<Pence>): Pence {
  let total = 0;
  for (const amount of amounts) total += amount;
  return pence(total);
}
