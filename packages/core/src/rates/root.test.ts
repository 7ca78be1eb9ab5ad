import { describe, expect, test } from 'vitest';
import { findRoot } from './root.ts';

describe('finding a root', () => {
  test('stays in the bracket where Newton alone runs away', () => {
    const curve = (x: number) => ({ value: -Math.atan(x - 3), slope: -1 / (1 + (x - 3) ** 2) });
    expect(findRoot(curve, -50, 50, 0)).toBeCloseTo(3, 12);
    expect(findRoot(curve, -50, 50, 49)).toBeCloseTo(3, 12);
  });

  test('halves the bracket where the slope says nothing, or lies', () => {
    expect(findRoot((x) => ({ value: -(x ** 3), slope: 0 }), -1, 2, 1)).toBeCloseTo(0, 4);
    expect(findRoot((x) => ({ value: 1 - x, slope: NaN }), -1, 2, 0)).toBeCloseTo(1, 12);
    expect(findRoot((x) => ({ value: 1 - x, slope: -1e9 }), -1, 2, 0)).toBeCloseTo(1, 12);
  });

  test('finds a root on a bound', () => {
    expect(findRoot((x) => ({ value: 1 - x, slope: -1 }), 1, 4, 2)).toBeCloseTo(1, 12);
    expect(findRoot((x) => ({ value: 4 - x, slope: -1 }), 1, 4, 2)).toBeCloseTo(4, 12);
  });

  test.each([
    ['never falls to zero', (x: number) => x * x + 1],
    ['never rises to zero', (x: number) => -x * x - 1],
    ['falls through zero beyond the bounds', (x: number) => 9 - x],
    ['rises through zero', (x: number) => x],
    ['is not a number', () => NaN],
  ])('finds none when the curve %s', (_, at) => {
    expect(findRoot((x) => ({ value: at(x), slope: 1 }), -1, 4, 1.5)).toBeUndefined();
  });
});
