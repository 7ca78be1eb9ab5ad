import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effectiveOfNominal, effectiveRate, nominalRate, periodicRate, type Period } from './conversions.ts';
import { monthlyRate } from './periodic.ts';

const RUNS = process.env.FAIRLEAD_NIGHTLY ? 10_000 : 1_000;

const TIMES: Readonly<Record<Period, number>> = { year: 1, quarter: 4, month: 12, week: 52, day: 365 };

const annuals = fc.double({ min: -0.99, max: 10_000, noNaN: true });
const periods = fc.constantFrom(...(Object.keys(TIMES) as Period[]));

describe('a periodic rate', () => {
  test.each([
    ['year', 0.226],
    ['quarter', 1.226 ** 0.25 - 1],
    ['month', 1.226 ** (1 / 12) - 1],
    ['week', 1.226 ** (1 / 52) - 1],
    ['day', 1.226 ** (1 / 365) - 1],
  ] as const)('for a %s at 22.6 %% a year', (period, rate) => {
    expect(periodicRate(0.226, period)).toBeCloseTo(rate, 14);
  });

  test('for a month is the monthly rate that loans use', () => {
    expect(periodicRate(0.226, 'month')).toBe(monthlyRate(0.226));
  });

  test('compounds back to the annual rate', () => {
    fc.assert(
      fc.property(annuals, periods, (annual, period) => {
        const back = effectiveRate(periodicRate(annual, period), period);
        expect((1 + back) / (1 + annual)).toBeCloseTo(1, 10);
      }),
      { numRuns: RUNS },
    );
  });

  test('1 % a month is 12.68 % a year', () => {
    expect(effectiveRate(0.01, 'month')).toBeCloseTo(1.01 ** 12 - 1, 14);
  });
});

describe('a nominal rate', () => {
  test.each([
    [0.12, 12, 1.01 ** 12 - 1],
    [0.12, 1, 0.12],
    [0.12, 4, 1.03 ** 4 - 1],
    [0, 365, 0],
  ])('of %s compounded %s times a year', (nominal, times, effective) => {
    expect(effectiveOfNominal(nominal, times)).toBeCloseTo(effective, 14);
    expect(nominalRate(effective, times)).toBeCloseTo(nominal, 14);
  });

  test('is at most the effective rate and converts back to it', () => {
    fc.assert(
      fc.property(annuals, fc.integer({ min: 2, max: 365 }), (effective, times) => {
        const nominal = nominalRate(effective, times);
        expect(nominal).toBeLessThanOrEqual(effective + 1e-15);
        expect((1 + effectiveOfNominal(nominal, times)) / (1 + effective)).toBeCloseTo(1, 9);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('an invalid rate', () => {
  test.each([-1, -2, NaN, Infinity])('of %s throws', (rate) => {
    expect(() => periodicRate(rate, 'month')).toThrow(RangeError);
    expect(() => effectiveRate(rate, 'month')).toThrow(RangeError);
    expect(() => nominalRate(rate, 12)).toThrow(RangeError);
    expect(() => effectiveOfNominal(rate * 12, 12)).toThrow(RangeError);
  });

  test.each([0, -1, 1.5, NaN])('compounded %s times a year throws', (times) => {
    expect(() => nominalRate(0.1, times)).toThrow(RangeError);
    expect(() => effectiveOfNominal(0.1, times)).toThrow(RangeError);
  });
});
