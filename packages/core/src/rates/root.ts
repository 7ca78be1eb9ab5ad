/** A function of x with its first and second derivative at a point. */
export type Curve = (x: number) => {
  readonly value: number;
  readonly slope: number;
  readonly curvature: number;
};

export type Search = {
  readonly low: number;
  readonly high: number;
  readonly start: number;
  /** Largest last step: a shorter one reaches the root within float precision. */
  readonly tolerance: number;
};

/** Halley's method converges well before this; later steps bisect the bracket. */
const HALLEY_STEPS = 40;
const MAX_STEPS = 110;

/** Relative width below which a bracket contains no further floats. */
const MIN_WIDTH = 2 ** -50;

/**
 * Finds where a curve falls through zero between two bounds: Halley's method inside a shrinking bracket, bisecting
 * when a step would leave it. It terminates for any curve and any start. Undefined unless the curve falls from zero
 * or above at `low` to zero or below at `high`.
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

/** Newton's step with Halley's correction for curvature, which at most doubles it. */
function stepOf(value: number, slope: number, curvature: number): number {
  const newton = -value / slope;
  return newton / (1 + Math.max(-0.5, (newton * curvature) / (2 * slope)));
}
