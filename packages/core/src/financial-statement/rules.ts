import { pence, type Pence } from '../money/pence.ts';

/** One version of what a statement allows. A change is a new record. */
export type StatementRules = {
  readonly version: string;
  /** The part of what is left that may be put by, in percent. */
  readonly savingsPercent: number;
  /** The most that may be put by, a month. */
  readonly maxSavings: Pence;
  /** Offered a month to each non-priority debt where nothing is left; null where no such offer is made. */
  readonly tokenOffer: Pence | null;
};

/**
 * The Standard Financial Statement lets a household put by a tenth of what is left, up to a cap. Its own cap is
 * published to its members; this one, and whether tokens are offered, is the lender's.
 */
export const STATEMENT_2026 = {
  version: 'statement-2026-1',
  savingsPercent: 10,
  maxSavings: pence(20_00),
  tokenOffer: null,
} as const satisfies StatementRules;
