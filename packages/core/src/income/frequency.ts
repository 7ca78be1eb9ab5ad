import { pence, type Pence } from '../money/pence.ts';

type Share = { readonly times: number; readonly over: number };

/** A year has 365.25 days, counted in hundredths of a day; a week has seven. */
const YEAR = 36_525;
const WEEK = 7 * 100;

/**
 * The share of a payment that belongs to one month: for weekly payments a seventh, times 365.25 days over twelve
 * months, and likewise for two and four weeks. Whole numbers avoid a truncated factor, which would lose a pound on
 * every multiple of £112; 52 weeks a year (or 13 times four weeks) would lose a day and a quarter.
 */
export const PER_MONTH = {
  weekly: { times: YEAR, over: WEEK * 12 },
  fortnightly: { times: YEAR, over: 2 * WEEK * 12 },
  'four-weekly': { times: YEAR, over: 4 * WEEK * 12 },
  monthly: { times: 1, over: 1 },
  quarterly: { times: 1, over: 3 },
  yearly: { times: 1, over: 12 },
} as const satisfies Record<string, Share>;

/** How often an amount is received or paid. */
export type Frequency = keyof typeof PER_MONTH;

/** The exact monthly share of an amount: pence times a whole number, over a whole number. */
export type MonthlyShare = Share & { readonly amount: Pence; readonly product: Pence };

/** @throws RangeError when the amount is negative or too large to be exact. */
export function monthlyShare(amount: Pence, frequency: Frequency): MonthlyShare {
  const { times, over } = PER_MONTH[frequency];
  if (amount < 0) throw new RangeError(`negative amount: ${amount}`);
  return { amount, times, over, product: pence(amount * times) };
}

/** How often a payment comes, in a sentence. */
export const FREQUENCY_WORDS = {
  weekly: 'every week',
  fortnightly: 'every 2 weeks',
  'four-weekly': 'every 4 weeks',
  monthly: 'every month',
  quarterly: 'every 3 months',
  yearly: 'every year',
} as const satisfies Record<Frequency, string>;
