import type { CreditHistory } from '../pricing/bands.ts';

/** Best first; a score belongs to the first band whose least score it reaches. Below them all it is declined. */
const SCORE_BANDS = [
  { band: 'Great', leastScore: 760 },
  { band: 'Good', leastScore: 620 },
  { band: 'Fair', leastScore: 480 },
  { band: 'Limited', leastScore: 340 },
] as const satisfies readonly { readonly band: CreditHistory; readonly leastScore: number }[];

/** The credit band of a bureau score from 0 to 999, or null when no band takes it. */
export function bandOf(score: number): CreditHistory | null {
  return SCORE_BANDS.find(({ leastScore }) => score >= leastScore)?.band ?? null;
}
