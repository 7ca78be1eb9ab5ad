type DeclineWording = {
  /** What the applicant is told. */
  readonly text: string;
  /** Rests on the credit file: the applicant is told the agency's name and address (CCA 1974, s.157). */
  readonly isFromCreditFile: boolean;
};

/** Every reason for which an application is declined, each one that a person may be told. */
export const DECLINE_REASONS = {
  'under-age': { text: 'You need to be 18 or over to borrow from us.', isFromCreditFile: false },
  'age-at-end-of-term': {
    text: 'The loan would run past your 76th birthday. A shorter term may be possible.',
    isFromCreditFile: false,
  },
  'no-income': {
    text: 'We can only lend to people who have an income of their own.',
    isFromCreditFile: false,
  },
  amountOutOfRange: { text: 'We do not lend this amount.', isFromCreditFile: false },
  termOutOfRange: { text: 'We do not lend over this term.', isFromCreditFile: false },
  insolvency: {
    text: 'Your credit file shows a bankruptcy, IVA or debt relief order that has not ended.',
    isFromCreditFile: true,
  },
  'recent-defaults': {
    text: 'Your credit file shows defaults in the last 12 months.',
    isFromCreditFile: true,
  },
  'credit-score': { text: 'Your credit score is below what we need.', isFromCreditFile: true },
  'amount-not-offered': {
    text: 'With your credit file we cannot lend the amount you asked for.',
    isFromCreditFile: true,
  },
  'less-affordable': {
    text: 'We think the repayments on this amount would leave you too little to live on.',
    isFromCreditFile: true,
  },
  unaffordable: {
    text: 'We think repayments on any loan would leave you too little to live on.',
    isFromCreditFile: true,
  },
} as const satisfies Record<string, DeclineWording>;

export type DeclineReason = keyof typeof DECLINE_REASONS;

/** Whether the applicant must be told which credit reference agency was asked. */
export function isBasedOnCreditFile(reasons: readonly DeclineReason[]): boolean {
  return reasons.some((reason) => DECLINE_REASONS[reason].isFromCreditFile);
}
