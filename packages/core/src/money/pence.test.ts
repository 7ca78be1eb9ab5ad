import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { halfUp, pence, roundHalfUp, sumPence, ZERO } from './pence.ts';

describe('pence', () => {
  test.each([0.5, Number.NaN, Infinity, 2 ** 53])('%s is not a whole number of pence', (n) => {
    expect(() => pence(n)).toThrow(RangeError);
  });

  test('there is no negative zero', () => {
    expect(Object.is(pence(-0), 0)).toBe(true);
    expect(Object.is(roundHalfUp(-0.2), 0)).toBe(true);
  });

  test('the sum of no amounts is zero', () => {
    expect(sumPence([])).toBe(ZERO);
    expect(sumPence([pence(1), pence(-3), pence(7)])).toBe(5);
  });
});

describe('rounding half-up', () => {
  test.each([
    [0.49, 0],
    [0.5, 1],
    [1.005 * 100, 101],
    [8.345 * 100, 835],
    [-0.5, -1],
    [-1.4, -1],
    [28083.1788, 28083],
    [100.4999, 100],
  ])('%s is %s', (x, whole) => {
    expect(roundHalfUp(x)).toBe(whole);
  });

  test('every half penny written as a decimal rounds away from zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (whole) => {
        const written = Number(`${whole / 100 + 0.005}`);
        expect(roundHalfUp(whole + 0.5)).toBe(whole + 1);
        expect(halfUp(-whole - 0.5)).toBe(-whole - 1);
        expect(roundHalfUp(written * 100)).toBe(whole + 1);
      }),
    );
  });

  test('never moves an amount by more than half a penny', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (x) => {
        expect(Math.abs(roundHalfUp(x) - x)).toBeLessThanOrEqual(0.5 + 1e-4);
      }),
    );
  });
});
