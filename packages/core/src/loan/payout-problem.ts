import { addDays, type Day } from '../calendar/day.ts';
import type { LoanEvent, LoanEventOf } from './events.ts';
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

type Failure = LoanEventOf<'payout-returned'> | LoanEventOf<'payout-held'>;

const isFailure = (event: LoanEvent): event is Failure =>
  event.kind === 'payout-returned' || event.kind === 'payout-held';

/**
 * What is wrong with the newest of a loan's payouts; null while it is under way or has arrived. One can be sent and come
 * back on the same day.
 */
export function payoutProblemOf(past: readonly LoanEvent[]): PayoutProblem | null {
  const newest = past.findLast(
    ({ kind }) =>
      kind === 'payout-sent' || kind === 'disbursed' || kind === 'payout-returned' || kind === 'payout-held',
  );
  const failure = past.findLast((event) => isFailure(event) && event.reference === newest?.reference);
  if (failure === undefined || !isFailure(failure)) return null;
  const { valueOn: since } = failure;
  return { reason: reasonOf(failure, past), since, accountUntil: addDays(since, ANOTHER_ACCOUNT_DAYS) };
}

/**
 * The borrower's account has nothing to do with a payment that the old lender's bank refused or sent back. The
 * borrower's part is held with one that is refused.
 */
function reasonOf(failure: Failure, past: readonly LoanEvent[]): PayoutProblemReason {
  const reason = failure.reason ?? 'returned';
  const isFromBank = failure.kind === 'payout-returned' || reason === 'rejected';
  const isOfOldLender = past.some(
    (event) =>
      isFailure(event) &&
      event.payee === 'old-lender' &&
      event.kind === failure.kind &&
      event.recordedAt === failure.recordedAt,
  );
  return isFromBank && isOfOldLender ? 'old-lender-not-paid' : reason;
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
