import { pence, type Pence } from '../money/pence.ts';

export const INCOME_FREQUENCIES = ['monthly', 'yearly', 'weekly'] as const;

export type IncomeFrequency = (typeof INCOME_FREQUENCIES)[number];

/**
 * The part of a payment that falls to one month. A week's is a seventh, times 365.25 days over twelve months; kept
 * in whole numbers, because a truncated factor loses a pound on every multiple of £112.
 */
const PER_MONTH = {
  monthly: { times: 1, over: 1 },
  yearly: { times: 1, over: 12 },
  weekly: { times: 36_525, over: 7 * 12 * 100 },
} as const satisfies Record<IncomeFrequency, { times: number; over: number }>;

/**
 * Net income a month, rounded down to whole pounds (as pence).
 * @throws RangeError when the income is negative or too large to be exact.
 */
export function netMonthlyIncome(income: Pence, frequency: IncomeFrequency): Pence {
  const { times, over } = PER_MONTH[frequency];
  const product = pence(income * times);
  if (product < 0) throw new RangeError(`not an income: ${income}`);
  const perPound = over * 100;
  return pence(((product - (product % perPound)) / perPound) * 100);
}
