import type { PayoutHoldReason } from '../loan/payout-reasons.ts';
import { isSamePerson } from '../person/same-person.ts';
import { nameWords } from '../person/signed-name.ts';

/** What a bank says of an account and a name; undefined where the service did not answer. */
export type AccountAnswer =
  | {
      readonly outcome:
        | 'match'
        | 'close-match'
        | 'no-match'
        | 'not-found'
        | 'switched'
        | 'cannot-check'
        | 'modulus-failure';
      readonly suggestedName: string | null;
    }
  | undefined;

/** For so long is a bank that cannot say asked again before the borrower is asked for another account. */
export const CHECK_AGAIN_HOURS = 24;

/**
 * Whether a bank's answer confirms the name: also a close match whose suggestion is the very name that was given, which
 * the borrower has confirmed before.
 */
export function isNameConfirmed(check: NonNullable<AccountAnswer>, accountName: string): boolean {
  if (check.outcome === 'match') return true;
  if (check.outcome !== 'close-match' || check.suggestedName === null) return false;
  return nameWords(check.suggestedName).join(' ') === nameWords(accountName).join(' ');
}

export type PayoutDecision =
  | { readonly kind: 'pay' }
  /** Nothing is known against the account: it is checked again later. */
  | { readonly kind: 'later' }
  | { readonly kind: 'hold'; readonly reason: PayoutHoldReason };

/** Who is paid: the name that the documents were signed with, and the one on the account. */
export type PayoutNames = { readonly applicant: string; readonly account: string };

/**
 * What a check right before the payout decides, `waitedMs` after the signature. A service that does not answer is our
 * own fault and says nothing about the account, so the payout waits for it however long. An account that the bank
 * confirms has to be the applicant's too: the holder's name is the one that the bank answers, or else the given one
 * that it confirms, because Confirmation of Payee names the holder of a close match only.
 */
export function decideByAccountCheck(
  check: AccountAnswer,
  { applicant, account }: PayoutNames,
  waitedMs: number,
): PayoutDecision {
  if (check === undefined) return { kind: 'later' };
  const { outcome, suggestedName } = check;
  if (outcome === 'match' || isNameConfirmed(check, account)) {
    const isTheirs = isSamePerson(suggestedName ?? account, applicant);
    return isTheirs ? { kind: 'pay' } : { kind: 'hold', reason: 'another-name' };
  }
  if (outcome === 'cannot-check' && waitedMs < CHECK_AGAIN_HOURS * 3_600_000) return { kind: 'later' };
  return { kind: 'hold', reason: outcome === 'modulus-failure' ? 'not-found' : outcome };
}
