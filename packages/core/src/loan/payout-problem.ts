import { addDays, type Day } from '../calendar/day.ts';
import type { LoanEvent } from './events.ts';
import type { LoanState } from './states.ts';

/** For so long after a payout failed can the borrower give another account, at the price that was agreed. */
export const ANOTHER_ACCOUNT_DAYS = 14;

/** Why a loan was not paid out, in words for the borrower. */
export const PAYOUT_PROBLEM_WORDS = {
  'account-closed': 'Your bank sent the money back: the account is closed.',
  'account-unknown': 'Your bank sent the money back: it has no such account.',
  'account-stopped': 'Your bank sent the money back: the account can’t take payments.',
  'name-mismatch': 'Your bank sent the money back: the account has a different name.',
  'bank-unavailable': 'Your bank sent the money back: it couldn’t take the payment.',
  returned: 'Your bank sent the money back and didn’t tell us why.',
  'no-match': 'We checked the account again first, and your bank has a different name for it.',
  'close-match': 'We checked the account again first, and your bank has a slightly different name for it.',
  'not-found': 'We checked the account again first, and your bank has no such account.',
  switched: 'We checked the account again first, and it has been switched to another bank.',
  'cannot-check': 'We checked the account again first, and your bank couldn’t confirm the name on it.',
  'not-as-signed': 'The account isn’t the one in the documents that you signed.',
  rejected: 'The payment to this account was refused.',
} as const;

export type PayoutProblemReason = keyof typeof PAYOUT_PROBLEM_WORDS;

/** Reasons found by a check before any money was sent. */
export type PayoutHoldReason = Extract<
  PayoutProblemReason,
  'no-match' | 'close-match' | 'not-found' | 'switched' | 'cannot-check' | 'not-as-signed' | 'rejected'
>;

/** Reasons that the borrower's bank gives with money that it sends back. */
export type PayoutReturnReason = Exclude<PayoutProblemReason, PayoutHoldReason>;

/** A signed loan whose money did not reach the borrower. */
export type PayoutProblem = {
  readonly reason: PayoutProblemReason;
  readonly since: Day;
  /** The last day on which the borrower can give another account; after it the loan is cancelled at no cost. */
  readonly accountUntil: Day;
};

/** What the newest event of a loan's payouts says is wrong; null while one is under way or has arrived. */
export function payoutProblemOf(past: readonly LoanEvent[]): PayoutProblem | null {
  const last = past.findLast(
    ({ kind }) =>
      kind === 'payout-sent' || kind === 'disbursed' || kind === 'payout-returned' || kind === 'payout-held',
  );
  if (last?.kind !== 'payout-returned' && last?.kind !== 'payout-held') return null;
  const { valueOn: since } = last;
  return { reason: last.reason ?? 'returned', since, accountUntil: addDays(since, ANOTHER_ACCOUNT_DAYS) };
}

/** The first day on which a loan that was never paid out is cancelled. */
export function cancelledOn({ accountUntil }: PayoutProblem): Day {
  return addDays(accountUntil, 1);
}

export type Cancellation = 'withdrawn' | 'not-paid-out' | 'signed-again';

/** Why a loan is Cancelled; null in every other state. */
export function cancellationOf(state: LoanState, past: readonly LoanEvent[]): Cancellation | null {
  if (state !== 'Cancelled') return null;
  const cancelled = past.find(({ kind }) => kind === 'cancelled');
  return cancelled?.kind === 'cancelled' ? cancelled.reason : 'withdrawn';
}
