import type { LoanEvent } from '../loan/events.ts';

type Reason = {
  /** Codes of the Bacs reports: unpaid debits (ARUDD), changed (ADDACS) and refused (AUDDIS) instructions, claims. */
  readonly codes: readonly string[];
  /** What the borrower’s bank said, as the borrower reads it. */
  readonly words: string;
  /** A failed collection is presented again, once: the next time it can be paid. */
  readonly isPresentedAgain: boolean;
};

/** Why a Direct Debit failed, ended or was taken back: by the name that every provider’s codes are translated to. */
export const DIRECT_DEBIT_REASONS = {
  'refer-to-payer': {
    codes: ['ARUDD-0'],
    words: 'Your bank didn’t pay it. This usually means that there wasn’t enough money in the account.',
    isPresentedAgain: true,
  },
  'no-instruction': {
    codes: ['ARUDD-6', 'AUDDIS-6'],
    words: 'Your bank didn’t have your Direct Debit yet.',
    isPresentedAgain: true,
  },
  'instruction-cancelled': {
    codes: ['ARUDD-1', 'ADDACS-0', 'ADDACS-1'],
    words: 'The Direct Debit was cancelled at your bank.',
    isPresentedAgain: false,
  },
  'account-closed': {
    codes: ['ARUDD-B', 'ADDACS-B', 'AUDDIS-B'],
    words: 'Your bank says that the account is closed.',
    isPresentedAgain: false,
  },
  'account-transferred': {
    codes: ['ARUDD-3', 'ADDACS-3', 'ADDACS-C', 'ADDACS-E', 'AUDDIS-3', 'AUDDIS-C'],
    words: 'Your bank says that the account has moved to another bank.',
    isPresentedAgain: false,
  },
  'payer-deceased': {
    codes: ['ARUDD-2', 'ADDACS-2', 'AUDDIS-2'],
    words: 'The bank has ended the Direct Debit.',
    isPresentedAgain: false,
  },
  'invalid-details': {
    codes: ['ARUDD-5', 'ARUDD-E', 'ARUDD-Y', 'AUDDIS-5'],
    words: 'Your bank says that the account details aren’t right.',
    isPresentedAgain: false,
  },
  'not-enabled': {
    codes: ['AUDDIS-F', 'AUDDIS-G', 'AUDDIS-N'],
    words: 'Your bank says that the account can’t have Direct Debits.',
    isPresentedAgain: false,
  },
  disputed: {
    codes: ['ARUDD-4', 'ARUDD-7', 'ADDACS-D', 'DDICA-3', 'DDICA-4', 'DDICA-5', 'DDICA-6', 'DDICA-8'],
    words: 'Your bank says that you didn’t agree to it.',
    isPresentedAgain: false,
  },
  'indemnity-claim': {
    codes: ['DDICA-1', 'DDICA-2'],
    words: 'Your bank took it back under the Direct Debit Guarantee.',
    isPresentedAgain: false,
  },
  'cancelled-by-lender': {
    codes: [],
    words: 'We ended the Direct Debit.',
    isPresentedAgain: false,
  },
} as const satisfies Record<string, Reason>;

export type DirectDebitReason = keyof typeof DIRECT_DEBIT_REASONS;

/** What a reason means; null for one that is not known, of which nothing is presented again. */
export function directDebitReason(reason: string): Reason | null {
  return Object.hasOwn(DIRECT_DEBIT_REASONS, reason)
    ? DIRECT_DEBIT_REASONS[reason as DirectDebitReason]
    : null;
}

/** Whether a bank has said that the borrower died. From then on a person writes, and nothing is sent by itself. */
export function hasPayerDied(events: readonly LoanEvent[]): boolean {
  return events.some((event) => 'reason' in event && event.reason === 'payer-deceased');
}
