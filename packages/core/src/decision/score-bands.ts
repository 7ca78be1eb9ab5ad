import type { CreditHistory } from '../pricing/bands.ts';

/** Best first. A score is in the first band whose minimum it reaches; below all bands it is declined. */
const SCORE_BANDS = [
  { band: 'Great', minimumScore: 760 },
  { band: 'Good', minimumScore: 620 },
  { band: 'Fair', minimumScore: 480 },
  { band: 'Limited', minimumScore: 340 },
] as const satisfies readonly { readonly band: CreditHistory; readonly minimumScore: number }[];

/** The credit band of a bureau score from 0 to 999, or null when it is below every band. */
export function bandOf(score: number): CreditHistory | null {
  return SCORE_BANDS.find(({ minimumScore }) => score >= minimumScore)?.band ?? null;
}
