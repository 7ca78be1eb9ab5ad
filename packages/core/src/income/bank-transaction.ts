import type { Day } from '../calendar/day.ts';
import type { Pence } from '../money/pence.ts';

/** What a bank calls a transaction; `other` where it does not say. It is a hint, never the rule. */
export const TRANSACTION_KINDS = [
  'transfer',
  'direct-debit',
  'standing-order',
  'card',
  'cash',
  'interest',
  'fee',
  'other',
] as const;

/** A booked transaction of one of a person's current accounts, in our own terms. */
export type BankTransaction = {
  /** Names the account within one read of data, and nothing else. */
  readonly account: string;
  /** The London day on which it was booked. */
  readonly on: Day;
  /** What came in is positive, what went out negative; never zero. */
  readonly amount: Pence;
  readonly description: string;
  readonly kind: (typeof TRANSACTION_KINDS)[number];
};
