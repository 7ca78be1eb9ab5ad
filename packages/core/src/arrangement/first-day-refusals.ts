/** Why a plan cannot start with a payment on a day, as the borrower reads it. */
export const FIRST_DAY_REFUSALS = {
  tooSoon: 'Too soon for a Direct Debit',
  notEachMonth: 'Not every month has this day',
  planTooLong: 'Your plan would be longer than six months',
} as const;

export type FirstDayRefusal = keyof typeof FIRST_DAY_REFUSALS;
