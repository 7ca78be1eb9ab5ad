import { addDays, type Day } from '../calendar/day.ts';
import type { LoanEvent } from './events.ts';
import type { PayoutProblemReason } from './payout-reasons.ts';
import type { LoanState } from './states.ts';

/** For so long after a payout failed can the borrower give another account, at the price that was agreed. */
const ANOTHER_ACCOUNT_DAYS = 14;

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
