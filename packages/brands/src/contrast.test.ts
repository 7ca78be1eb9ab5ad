import { describe, expect, test } from 'vitest';
import { contrast, nearestPassing } from './contrast.ts';

describe('contrast', () => {
  test('is 21 between black and white, in either order', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  });

  test.each([
    ['#ff8a1f', '#ffffff', 4.5],
    ['#355e3b', '#0c110d', 4.5],
    ['#808080', '#777777', 3],
  ] as const)('suggests a similar colour for %s on %s that reaches %d', (colour, background, minimum) => {
    const suggestion = nearestPassing(colour, background, minimum);
    expect(contrast(suggestion, background)).toBeGreaterThanOrEqual(minimum);
    expect(contrast(suggestion, background)).toBeLessThan(minimum + 0.15);
  });
});
