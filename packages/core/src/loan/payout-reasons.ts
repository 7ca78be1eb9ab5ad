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
  'another-name':
    'We checked the account again first, and the name on it isn’t the one in your agreement. If the account is yours, for example in an earlier name, call us before you add another.',
  rejected: 'The payment to this account was refused.',
  'settlement-expired': 'Your old lender’s settlement figure ran out before we could pay it.',
  'lender-unknown': 'We don’t have bank details for your old lender.',
  'loan-ended': 'The agreement ended before this part of the price was sent.',
  'old-lender-not-paid': 'The payment to your old lender was refused or came back.',
} as const;

export type PayoutProblemReason = keyof typeof PAYOUT_PROBLEM_WORDS;

/** Reasons of a hire purchase that another account of the borrower does not put right. */
const NOT_OF_ACCOUNT: readonly PayoutProblemReason[] = [
  'settlement-expired',
  'lender-unknown',
  'loan-ended',
  'old-lender-not-paid',
];

/** Reasons that a new settlement figure, and documents with it, put right. */
export function isFigureNeeded(reason: PayoutProblemReason): boolean {
  return reason === 'settlement-expired' || reason === 'old-lender-not-paid';
}

/** Whether another account of the borrower puts it right. */
export function isAccountWrong(reason: PayoutProblemReason): boolean {
  return !NOT_OF_ACCOUNT.includes(reason);
}

/** Reasons found by a check before any money was sent. */
export type PayoutHoldReason = Extract<
  PayoutProblemReason,
  | 'no-match'
  | 'close-match'
  | 'not-found'
  | 'switched'
  | 'cannot-check'
  | 'not-as-signed'
  | 'another-name'
  | 'rejected'
  | 'settlement-expired'
  | 'lender-unknown'
  | 'loan-ended'
>;

/** Reasons that the borrower's bank gives with money that it sends back. */
export type PayoutReturnReason = Exclude<PayoutProblemReason, PayoutHoldReason | 'old-lender-not-paid'>;
