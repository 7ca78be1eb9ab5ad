import { keysOf, tableOf } from '../records.ts';
import { VEHICLE_DECLINE_REASONS } from '../vehicle/vehicle-reasons.ts';
import { BIRTH_DATE_ERRORS } from '../person/birth-date.ts';

type DeclineWording = {
  /** Shown to the applicant. */
  readonly text: string;
  /** Based on the credit file: the applicant must be given the agency's name and address (CCA 1974, s.157). */
  readonly isFromCreditFile: boolean;
};

/** Every reason for declining an application, each with the sentence shown to the applicant. */
export const DECLINE_REASONS = {
  'under-age': { text: `${BIRTH_DATE_ERRORS.underAge}.`, isFromCreditFile: false },
  'age-at-end-of-term': {
    text: 'The loan would end after your 76th birthday. A shorter term might be possible.',
    isFromCreditFile: false,
  },
  'no-income': {
    text: 'You need an income of your own to borrow.',
    isFromCreditFile: false,
  },
  amountOutOfRange: { text: 'We don’t lend this amount.', isFromCreditFile: false },
  termOutOfRange: { text: 'We don’t offer loans for this length of time.', isFromCreditFile: false },
  insolvency: {
    text: 'Your credit file shows a bankruptcy, IVA or debt relief order that has not ended.',
    isFromCreditFile: true,
  },
  'recent-defaults': {
    text: 'Your credit file shows defaults in the last 12 months.',
    isFromCreditFile: true,
  },
  'credit-score': { text: 'Your credit score is below our minimum.', isFromCreditFile: true },
  'too-little-history': {
    text: 'Your credit file shows too little for us to lend to you responsibly.',
    isFromCreditFile: true,
  },
  'amount-not-offered': {
    text: 'Based on your credit file, we can’t lend the amount you asked for.',
    isFromCreditFile: true,
  },
  'less-affordable': {
    text: 'Payments on this amount would leave you too little to live on.',
    isFromCreditFile: true,
  },
  unaffordable: {
    text: 'Payments on any loan would leave you too little to live on.',
    isFromCreditFile: true,
  },
  ...tableOf(keysOf(VEHICLE_DECLINE_REASONS), (reason) => ({
    text: VEHICLE_DECLINE_REASONS[reason],
    isFromCreditFile: false,
  })),
} as const satisfies Record<string, DeclineWording>;

export type DeclineReason = keyof typeof DECLINE_REASONS;

export const DECLINE_REASON_CODES = keysOf(DECLINE_REASONS);

/** Whether we must name the credit reference agency to the applicant. */
export function isBasedOnCreditFile(reasons: readonly DeclineReason[]): boolean {
  return reasons.some((reason) => DECLINE_REASONS[reason].isFromCreditFile);
}
