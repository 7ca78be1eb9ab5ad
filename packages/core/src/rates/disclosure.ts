/** In percentage points: how far a shown APR may lie above the true one, and how far below. */
const MAX_ABOVE = 1;
const MAX_BELOW = 0.1;

/** A billionth of a percentage point: a figure exactly on the limit is within it, however its floats came about. */
const NOISE = 1e-9;

/**
 * Whether an APR that was shown may stand for the true one: it may exceed it by up to 1 and fall short of it by up to
 * 0.1 percentage points (SI 2010/1014 Sch. 4; SI 2010/1013 Sch. 2). Fractions. A check on what is printed or comes
 * from others; our own figures are exact and never use the slack.
 */
export function isWithinTolerance(shown: number, exact: number): boolean {
  const above = (shown - exact) * 100;
  return above <= MAX_ABOVE + NOISE && above >= -MAX_BELOW - NOISE;
}
