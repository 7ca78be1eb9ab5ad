import { addDays, type Day } from '../calendar/day.ts';
import type { Pence } from '../money/pence.ts';
import { refuse, accept, type Outcome } from '../outcome.ts';
import { keysOf } from '../records.ts';

/** How a borrower says that they paid. */
export const CLAIMED_WAYS = {
  card: 'By card',
  bank: 'By bank transfer, or from my bank on this website',
  'direct-debit': 'By Direct Debit',
  link: 'Someone else paid, with a link I sent',
} as const;

export type ClaimedWay = keyof typeof CLAIMED_WAYS;

export const CLAIMED_WAY_CODES = keysOf(CLAIMED_WAYS);

/** A payment that a borrower says they made, and that they do not see. */
export type ClaimedPayment = {
  readonly paidOn: Day;
  readonly amount: Pence;
  readonly way: ClaimedWay;
  /** As it is on the borrower's bank statement; empty where they have none. */
  readonly reference: string;
};

/** Banks trace a payment for a year or more; before the loan was paid out nothing could be paid. */
const LONGEST_AGO_DAYS = 400;

/** What a borrower reads of a field that is empty or wrong. */
export const CLAIM_ERRORS = {
  paidOn: 'Enter the day you paid',
  notADay: 'The day you paid must be a real date, like 5 1 2026',
  tooFar: `The day you paid must be today or in the last ${LONGEST_AGO_DAYS} days`,
  amount: 'Enter how much you paid',
  nothing: 'The amount must be more than £0',
  way: 'Select how it was paid',
} as const;

/** The first day that can be named. */
export function firstClaimableDay(today: Day): Day {
  return addDays(today, -LONGEST_AGO_DAYS);
}

/** Whether the day of a claim can be traced: today or one of the 400 days before. */
export function checkClaimedDay(paidOn: Day, today: Day): Outcome<true, 'paidOnNotPossible'> {
  return paidOn <= today && paidOn >= firstClaimableDay(today) ? accept(true) : refuse('paidOnNotPossible');
}
