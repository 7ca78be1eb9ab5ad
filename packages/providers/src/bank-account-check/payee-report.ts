import { z } from 'zod';
import type { AccountCheck, AccountCheckOutcome } from './port.ts';

const LONGEST_NAME = 140;

/** https://github.com/clearbank/clearbank.github.io, data/endpoints/cop-outbound-v1.json: VerificationReport. */
export const payeeReport = z.object({
  Matched: z.boolean(),
  Name: z.string().trim().max(LONGEST_NAME).nullish(),
  ReasonCode: z.string().nullish(),
});

type PayeeReport = z.infer<typeof payeeReport>;

/**
 * Pay.UK's reason codes for a check that was not a match, for someone who gives an account of their own. The codes for
 * a personal account where a business one was asked for (PANM, PAMM) cannot be an answer to us.
 */
const OUTCOMES: ReadonlyMap<string, Exclude<AccountCheckOutcome, 'match' | 'modulus-failure'>> = new Map([
  ['MBAM', 'close-match'],
  ['ANNM', 'no-match'],
  // A business account, whose name matches or nearly does.
  ['BANM', 'cannot-check'],
  ['BAMM', 'cannot-check'],
  ['AC01', 'not-found'],
  // Only a reference, such as a roll number, shows whose account it is.
  ['IVCR', 'cannot-check'],
  // The account, or the bank, is not part of the scheme, or the holder opted out.
  ['ACNS', 'cannot-check'],
  ['SCNS', 'cannot-check'],
  ['OPTO', 'cannot-check'],
  // Moved by the Current Account Switch Service.
  ['CASS', 'switched'],
]);

const withoutName = (outcome: AccountCheckOutcome): AccountCheck => ({ outcome, suggestedName: null });

/** The outcome of a report; undefined where it contradicts itself or has a reason that the scheme does not list. */
export function accountCheckOf({ Matched, Name, ReasonCode }: PayeeReport): AccountCheck | undefined {
  const reason = ReasonCode ?? '';
  if (Matched) return reason === '' ? withoutName('match') : undefined;
  const outcome = OUTCOMES.get(reason);
  if (outcome !== 'close-match') return outcome && withoutName(outcome);
  // Without the bank's name there is nothing to confirm, so the typed one does not match.
  return Name ? { outcome, suggestedName: Name } : withoutName('no-match');
}
