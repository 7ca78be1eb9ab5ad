/** A function of x at one point: its value, its slope, and the slope of its slope. */
export type Curve = (x: number) => {
  readonly value: number;
  readonly slope: number;
  readonly curvature: number;
};

export type Search = {
  readonly low: number;
  readonly high: number;
  readonly start: number;
  /** A step this short lands on the root as nearly as floats allow. */
  readonly tolerance: number;
};

/** Halley's method has done its work long before; from here on every step halves the bracket. */
const HALLEY_STEPS = 40;
const MAX_STEPS = 110;

/** Of two neighbouring floats in a bracket nothing lies between. */
const MIN_WIDTH = 2 ** -50;

/**
 * Where a curve falls through zero between two bounds: Halley's method kept inside a shrinking bracket, halving it
 * whenever a step would leave it. Always ends, for any curve and any start. Undefined when the curve does not come
 * from above zero at `low` to below it at `high`.
 */
export function findRoot(curve: Curve, { low, high, start, tolerance }: Search): number | undefined {
  let [below, above] = [low, high];
  let x = start > low && start < high ? start : (low + high) / 2;
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const { value, slope, curvature } = curve(x);
    if (value === 0) return x;
    if (value > 0) below = x;
    else above = x;
    const halley = x + stepOf(value, slope, curvature);
    const isInside = steps < HALLEY_STEPS && halley >= below && halley <= above;
    if (isInside && Math.abs(halley - x) <= tolerance) return halley;
    x = isInside ? halley : (below + above) / 2;
    if (above - below <= MIN_WIDTH * (1 + Math.abs(x))) break;
  }
  return curve(below).value >= 0 && curve(above).value <= 0 ? x : undefined;
}

/** Newton's step, corrected for the curvature where that at most doubles it. */
function stepOf(value: number, slope: number, curvature: number): number {
  const newton = -value / slope;
  return newton / (1 + Math.max(-0.5, (newton * curvature) / (2 * slope)));
}
