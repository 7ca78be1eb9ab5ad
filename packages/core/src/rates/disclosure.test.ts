import { describe, expect, test } from 'vitest';
import { isWithinTolerance } from './disclosure.ts';

describe('a disclosed APR that', () => {
  test.each([
    ['is exact', 0.226, 0.226, true],
    ['is one point above', 0.236, 0.226, true],
    ['is more than a point above', 0.23601, 0.226, false],
    ['is a tenth of a point below', 0.225, 0.226, true],
    ['is more than a tenth below', 0.22499, 0.226, false],
    ['is rounded half-up to one decimal', 0.297, 0.29679, true],
    ['is rounded down from just under a half', 0.296, 0.29649, true],
    ['is a nominal rate of 20.6 for 22.6', 0.206, 0.226, false],
  ])('%s', (_, shown, exact, isWithin) => {
    expect(isWithinTolerance(shown, exact)).toBe(isWithin);
  });

  test('has the same tolerance at every size', () => {
    for (const exact of [0, 0.1, 0.3, 0.7, 1.1, 12.837]) {
      expect(isWithinTolerance(exact + 0.01, exact)).toBe(true);
      expect(isWithinTolerance(exact - 0.001, exact)).toBe(true);
      expect(isWithinTolerance(exact + 0.0101, exact)).toBe(false);
      expect(isWithinTolerance(exact - 0.0011, exact)).toBe(false);
    }
  });
});
