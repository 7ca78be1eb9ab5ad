import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { PER_MONTH, type Frequency } from './frequency.ts';
import { monthlyFigure } from './monthly-figure.ts';
import { INCOME_FREQUENCIES, netMonthlyIncome } from './net-monthly-income.ts';
import { RUNS } from '../testing/runs.ts';
import { keysOf } from '../records.ts';

const FREQUENCIES = keysOf(PER_MONTH);

/** Days between payments in hundredths, or months between them: stated independently of the table. */
const EXACT = {
  weekly: [36_525n, 8_400n],
  fortnightly: [36_525n, 16_800n],
  'four-weekly': [36_525n, 33_600n],
  monthly: [1n, 1n],
  quarterly: [1n, 3n],
  yearly: [1n, 12n],
} as const satisfies Record<Frequency, readonly [bigint, bigint]>;

describe('a monthly figure', () => {
  test.each<[number, Frequency, number]>([
    [100_00, 'weekly', 434_82],
    [112_00, 'weekly', 487_00],
    [200_00, 'fortnightly', 434_82],
    [400_00, 'four-weekly', 434_82],
    [99_99, 'monthly', 99_99],
    [100_00, 'quarterly', 33_33],
    [50, 'quarterly', 17],
    [1_200_00, 'yearly', 100_00],
    [6, 'yearly', 1],
    [5, 'yearly', 0],
    [0, 'weekly', 0],
  ])('of %i pence %s is %i pence', (amount, frequency, monthly) => {
    expect(monthlyFigure(pence(amount), frequency)).toBe(monthly);
  });

  test('agrees with exact arithmetic, rounded half up', () => {
    const sums = fc.record({
      amount: fc.integer({ min: 0, max: 1_000_000_000 }),
      frequency: fc.constantFrom(...FREQUENCIES),
    });
    fc.assert(
      fc.property(sums, ({ amount, frequency }) => {
        const [times, over] = EXACT[frequency];
        const exact = (2n * BigInt(amount) * times + over) / (2n * over);
        expect(monthlyFigure(pence(amount), frequency)).toBe(Number(exact));
      }),
      { numRuns: RUNS },
    );
  });

  test('is at most a pound above the net monthly income, which is rounded down', () => {
    const sums = fc.record({
      amount: fc.integer({ min: 0, max: 100_000_000 }).map(pence),
      frequency: fc.constantFrom(...INCOME_FREQUENCIES),
    });
    fc.assert(
      fc.property(sums, ({ amount, frequency }) => {
        const toThePenny = monthlyFigure(amount, frequency);
        const income = netMonthlyIncome(amount, frequency);
        expect(toThePenny - income).toBeGreaterThanOrEqual(0);
        expect(toThePenny - income).toBeLessThanOrEqual(100);
      }),
      { numRuns: RUNS },
    );
  });

  test('throws for a negative amount or one too large to be exact', () => {
    expect(() => monthlyFigure(pence(-1), 'weekly')).toThrow(RangeError);
    expect(() => monthlyFigure(pence(2 ** 50), 'weekly')).toThrow(RangeError);
  });
});
