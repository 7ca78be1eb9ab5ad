import { pence, type Pence } from '../money/pence.ts';
import { monthlyShare, type Frequency, type MonthlyShare } from './frequency.ts';

export const INCOME_FREQUENCIES = ['monthly', 'yearly', 'weekly'] as const satisfies readonly Frequency[];

export type IncomeFrequency = (typeof INCOME_FREQUENCIES)[number];

/** The monthly share of an income, and its whole pounds. */
export type CountedIncome = MonthlyShare & { readonly monthly: Pence };

/**
 * Net income a month, rounded down to whole pounds (as pence).
 * @throws RangeError when the income is negative or too large to be exact.
 */
export function netMonthlyIncome(income: Pence, frequency: IncomeFrequency): Pence {
  return countIncome(income, frequency).monthly;
}

/** The same, with the values it was calculated from. */
export function countIncome(income: Pence, frequency: IncomeFrequency): CountedIncome {
  const share = monthlyShare(income, frequency);
  const perPound = share.over * 100;
  const pounds = (share.product - (share.product % perPound)) / perPound;
  return { ...share, monthly: pence(pounds * 100) };
}
