import type { LoanEvent } from '../loan/events.ts';

/**
 * What happens because of a reason. `present-again`: the collection is tried again, once, under the same instruction. The
 * others end or refuse the instruction, so that nothing more is collected under it: `set-up-again` asks the borrower for a
 * new one, on any account, and `other-account` for another account. `stop` ends all collections, and no letter is written
 * by itself: it is for a person. `explain` leaves the instruction as it is: the borrower reads why and how to pay.
 */
export type ReasonEffect = 'present-again' | 'set-up-again' | 'other-account' | 'stop' | 'explain';

type Reason = {
  /** Codes of the Bacs reports: unpaid debits (ARUDD), changed (ADDACS) and refused (AUDDIS) instructions, claims. */
  readonly codes: readonly string[];
  /** What the borrower’s bank said, as the borrower reads it. */
  readonly words: string;
  readonly effect: ReasonEffect;
};

/** Why a Direct Debit failed, ended or was taken back: by the name that every provider’s codes are translated to. */
export const DIRECT_DEBIT_REASONS = {
  'refer-to-payer': {
    codes: ['ARUDD-0'],
    words: 'Your bank didn’t pay it. This usually means that there wasn’t enough money in the account.',
    effect: 'present-again',
  },
  'no-instruction': {
    codes: ['ARUDD-6', 'AUDDIS-6'],
    words: 'Your bank didn’t have your Direct Debit yet.',
    effect: 'present-again',
  },
  'instruction-cancelled': {
    codes: ['ARUDD-1', 'ADDACS-0', 'ADDACS-1', 'AUDDIS-1', 'AUDDIS-K'],
    words: 'The Direct Debit was cancelled at your bank.',
    effect: 'set-up-again',
  },
  'instruction-expired': {
    codes: ['AUDDIS-H'],
    words: 'The Direct Debit expired at your bank.',
    effect: 'set-up-again',
  },
  'account-closed': {
    codes: ['ARUDD-B', 'ADDACS-B', 'AUDDIS-B'],
    words: 'Your bank says that the account is closed.',
    effect: 'other-account',
  },
  'account-transferred': {
    codes: ['ARUDD-3', 'ADDACS-3', 'ADDACS-C', 'ADDACS-E', 'AUDDIS-3', 'AUDDIS-C'],
    words: 'Your bank says that the account has moved to another bank.',
    effect: 'other-account',
  },
  'payer-deceased': {
    codes: ['ARUDD-2', 'ADDACS-2', 'AUDDIS-2'],
    words: 'The bank has ended the Direct Debit.',
    effect: 'stop',
  },
  'invalid-details': {
    codes: ['ARUDD-5', 'ARUDD-E', 'ARUDD-Y', 'AUDDIS-5', 'AUDDIS-L'],
    words: 'Your bank says that the account details aren’t right.',
    effect: 'other-account',
  },
  'not-enabled': {
    codes: ['AUDDIS-F', 'AUDDIS-G', 'AUDDIS-N'],
    words: 'Your bank says that the account can’t have Direct Debits.',
    effect: 'other-account',
  },
  'instruction-refused': {
    codes: ['AUDDIS-I', 'AUDDIS-M', 'AUDDIS-O', 'AUDDIS-P', 'AUDDIS-Q'],
    words: 'Your bank didn’t accept the Direct Debit.',
    effect: 'set-up-again',
  },
  disputed: {
    codes: ['ARUDD-4', 'ARUDD-7', 'ADDACS-D', 'DDICA-3', 'DDICA-4', 'DDICA-5', 'DDICA-6', 'DDICA-8'],
    words: 'Your bank says that you didn’t agree to it.',
    effect: 'explain',
  },
  'indemnity-claim': {
    codes: ['DDICA-1', 'DDICA-2'],
    words: 'Your bank took it back under the Direct Debit Guarantee.',
    effect: 'explain',
  },
  'cancelled-by-lender': {
    codes: [],
    words: 'We ended the Direct Debit.',
    effect: 'explain',
  },
} as const satisfies Record<string, Reason>;

export type DirectDebitReason = keyof typeof DIRECT_DEBIT_REASONS;

/** What a reason means; null for one that is not known, of which nothing is presented again. */
export function directDebitReason(reason: string): Reason | null {
  return Object.hasOwn(DIRECT_DEBIT_REASONS, reason)
    ? DIRECT_DEBIT_REASONS[reason as DirectDebitReason]
    : null;
}

/** The reason with this code of a Bacs report ("ARUDD-0"); null for a code that is not in the table. */
export function reasonWithCode(code: string): DirectDebitReason | null {
  for (const [name, { codes }] of Object.entries(DIRECT_DEBIT_REASONS))
    if (codes.some((known) => known === code)) return name as DirectDebitReason; // a key of the table
  return null;
}

const ENDS: readonly ReasonEffect[] = ['set-up-again', 'other-account', 'stop'];

/** Whether a bank that gives this reason with a failed collection collects nothing more under the instruction. */
export function endsInstruction(reason: string): boolean {
  const effect = directDebitReason(reason)?.effect;
  return effect !== undefined && ENDS.includes(effect);
}

/** Whether the borrower’s bank has reported that the borrower has died: from then on a person deals with the loan. */
export function hasPayerDied(events: readonly LoanEvent[]): boolean {
  return events.some(
    (event) => 'reason' in event && directDebitReason(event.reason ?? '')?.effect === 'stop',
  );
}
