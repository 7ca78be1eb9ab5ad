import { describe, expect, test } from 'vitest';
import { findRoot, type Curve } from './root.ts';

const TOLERANCE = 1e-9;

/** A curve with a slope and no curvature. */
function straight(value: (x: number) => number, slope = -1): Curve {
  return (x) => ({ value: value(x), slope, curvature: 0 });
}

describe('finding a root', () => {
  test('stays in the bracket where Newton’s method alone diverges', () => {
    const curve: Curve = (x) => {
      const square = 1 + (x - 3) ** 2;
      return { value: -Math.atan(x - 3), slope: -1 / square, curvature: (2 * (x - 3)) / square ** 2 };
    };
    expect(findRoot(curve, { low: -50, high: 50, start: 0, tolerance: TOLERANCE })).toBeCloseTo(3, 12);
    expect(findRoot(curve, { low: -50, high: 50, start: 49, tolerance: TOLERANCE })).toBeCloseTo(3, 12);
  });

  test('uses the curvature: an exponential converges in a few steps from far away', () => {
    let calls = 0;
    const curve: Curve = (x) => {
      calls += 1;
      return { value: Math.exp(-x) - 0.5, slope: -Math.exp(-x), curvature: Math.exp(-x) };
    };
    expect(findRoot(curve, { low: -5, high: 14, start: 0, tolerance: 1e-5 })).toBeCloseTo(Math.LN2, 14);
    expect(calls).toBeLessThanOrEqual(4);
  });

  test.each([
    ['is zero', 0],
    ['is not a number', NaN],
    ['is far too steep', -1e9],
    ['points the wrong way', 1],
  ])('bisects the bracket where the slope %s', (_, slope) => {
    const search = { low: -1, high: 2, start: 0.3, tolerance: 1e-13 };
    expect(
      findRoot(
        straight((x) => 1 - x, slope),
        search,
      ),
    ).toBeCloseTo(1, 12);
    expect(
      findRoot(
        straight((x) => -(x ** 3), slope),
        search,
      ),
    ).toBeCloseTo(0, 4);
  });

  test.each([1, 2, 4, 9, -3, NaN])('finds a root on a bound, starting at %s', (start) => {
    expect(
      findRoot(
        straight((x) => 1 - x),
        { low: 1, high: 4, start, tolerance: TOLERANCE },
      ),
    ).toBeCloseTo(1, 12);
    expect(
      findRoot(
        straight((x) => 4 - x),
        { low: 1, high: 4, start, tolerance: TOLERANCE },
      ),
    ).toBeCloseTo(4, 12);
  });

  test.each([
    ['never falls to zero', (x: number) => x * x + 1],
    ['never rises to zero', (x: number) => -x * x - 1],
    ['falls through zero beyond the bounds', (x: number) => 9 - x],
    ['rises through zero', (x: number) => x],
    ['is not a number', () => NaN],
  ])('finds no root when the curve %s', (_, value) => {
    for (const slope of [-1, 1]) {
      const search = { low: -1, high: 4, start: 1.5, tolerance: TOLERANCE };
      expect(findRoot(straight(value, slope), search)).toBeUndefined();
    }
  });
});
