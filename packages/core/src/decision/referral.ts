import type { Decision } from './decide.ts';

/** Why a person reviews an application: too little on the credit file for a score, or something to check. */
export const REFERRAL_REASONS = ['too-little-history', 'review'] as const;

export type ReferralReason = (typeof REFERRAL_REASONS)[number];

/** Why a decision was left to a person; null where it was not. */
export function referralReason({ outcome, inputs }: Decision): ReferralReason | null {
  if (outcome !== 'Referred') return null;
  return inputs.report.match === 'thin' ? 'too-little-history' : 'review';
}
