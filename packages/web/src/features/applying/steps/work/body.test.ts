import { describe, expect, test } from 'vitest';
import { monthlyIncome } from './body.ts';

describe('the income a month', () => {
  test.each([
    ['2,150.40', 'monthly', 215_000],
    ['336', 'weekly', 146_100],
    ['£31,000', 'yearly', 258_300],
  ] as const)('of %s %s is rounded down to whole pounds', (income, frequency, pence) => {
    expect(monthlyIncome(income, frequency)).toBe(pence);
  });

  test('is nothing while nothing was typed', () => {
    expect(monthlyIncome('', 'monthly')).toBeNull();
  });
});
