/** A function of x at one point: its value and its slope. */
export type Curve = (x: number) => { readonly value: number; readonly slope: number };

const MOST_STEPS = 200;
const TOLERANCE = 1e-13;

/**
 * Where a curve crosses zero between two bounds: Newton's method kept inside a shrinking bracket, bisecting
 * whenever a step would leave it. Undefined when the curve has the same sign at both bounds.
 */
export function findRoot(curve: Curve, low: number, high: number): number | undefined {
  let [below, above] = [low, high];
  const signBelow = Math.sign(curve(below).value);
  if (signBelow === 0) return below;
  if (Math.sign(curve(above).value) === signBelow) return undefined;
  let x = Math.min(Math.max(0, below), above);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { value, slope } = curve(x);
    if (value === 0) return x;
    if (Math.sign(value) === signBelow) below = x;
    else above = x;
    const newton = x - value / slope;
    const next = newton >= below && newton <= above ? newton : (below + above) / 2;
    if (Math.abs(next - x) <= TOLERANCE * (1 + Math.abs(x))) return next;
    x = next;
  }
  return x;
}
