import type { Decision } from './decide.ts';

/** Why a person reviews an application: the credit file shows too little to score, or something to look at. */
export const REFERRAL_REASONS = ['too-little-history', 'review'] as const;

export type ReferralReason = (typeof REFERRAL_REASONS)[number];

/** Why a decision was left to a person; null where it was not. */
export function referralReason({ outcome, inputs }: Decision): ReferralReason | null {
  if (outcome !== 'Referred') return null;
  return inputs.report.match === 'thin' ? 'too-little-history' : 'review';
}
