import { pence, type Pence } from '../money/pence.ts';

/** Float error in a sum of present values, which must neither add nor lose a penny. */
const NOISE = 1e-6;

/** Whole pence, rounded down. */
export function roundDown(amount: number): Pence {
  return pence(Math.floor(amount + NOISE));
}
