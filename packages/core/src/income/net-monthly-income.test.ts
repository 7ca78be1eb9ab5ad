import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { netMonthlyIncome, type IncomeFrequency } from './net-monthly-income.ts';

describe('net monthly income', () => {
  test.each<[number, IncomeFrequency, number]>([
    [2100.99, 'monthly', 2100],
    [25_000, 'yearly', 2083],
    [24_000, 'yearly', 2000],
    [112, 'weekly', 487],
    [224, 'weekly', 974],
    [336, 'weekly', 1461],
    [500, 'weekly', 2174],
    [0, 'monthly', 0],
  ])('£%s %s is £%s', (pounds, frequency, monthly) => {
    expect(netMonthlyIncome(pence(Math.round(pounds * 100)), frequency)).toBe(monthly * 100);
  });

  test('weekly agrees with exact arithmetic', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (income) => {
        const exact = (BigInt(income) * 36_525n) / 840_000n;
        expect(netMonthlyIncome(pence(income), 'weekly')).toBe(Number(exact) * 100);
      }),
    );
  });

  test('is never negative', () => {
    expect(() => netMonthlyIncome(pence(-1), 'monthly')).toThrow(RangeError);
  });
});
