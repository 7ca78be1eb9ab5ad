import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { formatWorking } from '../working/format.ts';
import { explainNetMonthlyIncome } from './explain-income.ts';
import { INCOME_FREQUENCIES, netMonthlyIncome, type IncomeFrequency } from './net-monthly-income.ts';
import { RUNS } from '../testing/runs.ts';

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

  test('every multiple of £112 a week gives whole pounds without losing one', () => {
    for (let times = 0; times <= 1_000; times += 1) {
      expect(netMonthlyIncome(pence(times * 112_00), 'weekly')).toBe(times * 487_00);
    }
  });

  test('one penny a week under a multiple of £112 is a pound a month less', () => {
    for (let times = 1; times <= 1_000; times += 1) {
      expect(netMonthlyIncome(pence(times * 112_00 - 1), 'weekly')).toBe(times * 487_00 - 100);
    }
  });

  test('throws for a negative income', () => {
    expect(() => netMonthlyIncome(pence(-1), 'monthly')).toThrow(RangeError);
  });
});

describe('the working of a net monthly income', () => {
  test('shows the month before it is rounded down', () => {
    const { value, working } = explainNetMonthlyIncome(pence(500_00), 'weekly');
    expect(value).toBe(2_174_00);
    expect(formatWorking(working)).toBe(
      [
        'Net monthly income: £2,174.00',
        '  Net income: £500.00',
        '  Paid: weekly',
        '  Rule: The monthly share of the income, rounded down to whole pounds.' +
          ' (the lender’s rule, for CONC 5.2A)',
        '  Monthly share: 365.25 days of a year, over 7 days and 12 months',
        '  Share as a fraction: 36525 / 8400',
        '  Monthly income before rounding: £2,174.107143',
      ].join('\n'),
    );
  });

  test('has the same result as the rule and as its last step', () => {
    const incomes = fc.record({
      income: fc.integer({ min: 0, max: 100_000_000 }).map(pence),
      frequency: fc.constantFrom(...INCOME_FREQUENCIES),
    });
    fc.assert(
      fc.property(incomes, ({ income, frequency }) => {
        const { value, working } = explainNetMonthlyIncome(income, frequency);
        expect(value).toBe(netMonthlyIncome(income, frequency));
        expect(working.result).toEqual({ kind: 'money', pence: value });
        const before = working.steps.at(-1)!.value;
        expect(before.kind === 'unrounded' && Math.floor(before.pence / 100 + 1e-9) * 100).toBe(value);
      }),
      { numRuns: RUNS },
    );
  });
});
