/** Percentage points by which a disclosed APR can exceed the exact one, and fall short of it. */
const MAX_ABOVE = 1;
const MAX_BELOW = 0.1;

/** A billionth of a percentage point, so that float error does not push a figure on the limit over it. */
const NOISE = 1e-9;

/**
 * Whether a disclosed APR is within the legal tolerance of the exact one: up to 1 percentage point above or 0.1 below
 * (SI 2010/1014 Sch. 4; SI 2010/1013 Sch. 2). Fractions. It checks printed figures and those of third parties; our
 * own figures are exact and never use the tolerance.
 */
export function isWithinTolerance(shown: number, exact: number): boolean {
  const above = (shown - exact) * 100;
  return above <= MAX_ABOVE + NOISE && above >= -MAX_BELOW - NOISE;
}
