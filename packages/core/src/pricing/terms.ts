import type { Pence } from '../money/pence.ts';

/** The terms to be priced. */
export type PriceTerms = {
  /** Net credit, in whole pounds. */
  readonly amount: Pence;
  readonly termMonths: number;
  /** The quoted APR, or for a rate-led product the borrowing rate; a percent number such as 29.68. */
  readonly percent: number;
};
