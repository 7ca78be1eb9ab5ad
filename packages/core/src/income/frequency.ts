import { pence, type Pence } from '../money/pence.ts';

type Share = { readonly times: number; readonly over: number };

/** A year has 365.25 days, counted here in hundredths of a day; a week is seven of them. */
const YEAR = 36_525;
const WEEK = 7 * 100;

/**
 * The part of a payment that falls to one month: a week's is a seventh, times 365.25 days over twelve months, and
 * so for two and four weeks. Kept in whole numbers, because a truncated factor loses a pound on every multiple of
 * £112, and 52 weeks a year (or 13 times four weeks) would lose a day and a quarter.
 */
export const PER_MONTH = {
  weekly: { times: YEAR, over: WEEK * 12 },
  fortnightly: { times: YEAR, over: 2 * WEEK * 12 },
  'four-weekly': { times: YEAR, over: 4 * WEEK * 12 },
  monthly: { times: 1, over: 1 },
  quarterly: { times: 1, over: 3 },
  yearly: { times: 1, over: 12 },
} as const satisfies Record<string, Share>;

/** How often a sum comes in or goes out. */
export type Frequency = keyof typeof PER_MONTH;

/** One month's part of a sum, exactly: pence times a whole number, over a whole number. */
export type MonthlyShare = Share & { readonly amount: Pence; readonly product: Pence };

/** @throws RangeError when the amount is negative or too large to be exact. */
export function monthlyShare(amount: Pence, frequency: Frequency): MonthlyShare {
  const { times, over } = PER_MONTH[frequency];
  if (amount < 0) throw new RangeError(`not a sum to share out: ${amount}`);
  return { amount, times, over, product: pence(amount * times) };
}

/**
 * What a sum comes to a month, rounded half-up to the penny in whole numbers.
 * @throws RangeError when the amount is negative or too large to be exact.
 */
export function monthlyFigure(amount: Pence, frequency: Frequency): Pence {
  const { product, over } = monthlyShare(amount, frequency);
  const remainder = product % over;
  return pence((product - remainder) / over + (2 * remainder >= over ? 1 : 0));
}
