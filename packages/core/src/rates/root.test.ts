import { describe, expect, test } from 'vitest';
import { findRoot } from './root.ts';

describe('finding a root', () => {
  test('stays in the bracket where Newton alone runs away', () => {
    const root = findRoot((x) => ({ value: Math.atan(x - 3), slope: 1 / (1 + (x - 3) ** 2) }), -50, 50);
    expect(root).toBeCloseTo(3, 12);
  });

  test('bisects where the slope says nothing', () => {
    expect(findRoot((x) => ({ value: x ** 3, slope: 0 }), -1, 2)).toBeCloseTo(0, 4);
  });

  test('finds a root on a bound, and none where the sign never changes', () => {
    expect(findRoot((x) => ({ value: x - 1, slope: 1 }), 1, 4)).toBe(1);
    expect(findRoot((x) => ({ value: x - 4, slope: 1 }), 1, 4)).toBe(4);
    expect(findRoot((x) => ({ value: x * x + 1, slope: 2 * x }), -1, 4)).toBeUndefined();
  });
});
