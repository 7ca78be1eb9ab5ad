import { pence, type Pence } from '../money/pence.ts';

/** One version of the statement rules. A change is a new record. */
export type StatementRules = {
  readonly version: string;
  /** The share of the remaining income allowed for savings, in percent. */
  readonly savingsPercent: number;
  /** The monthly maximum for savings. */
  readonly maxSavings: Pence;
  /** Monthly token offer to each non-priority debt when nothing is left; null where none is made. */
  readonly tokenOffer: Pence | null;
};

/**
 * The Standard Financial Statement allows a tenth of the remaining income for savings, up to a cap. Its own cap is
 * published to its members; this cap, and whether tokens are offered, is the lender's choice.
 */
export const STATEMENT_2026 = {
  version: 'statement-2026-1',
  savingsPercent: 10,
  maxSavings: pence(20_00),
  tokenOffer: null,
} as const satisfies StatementRules;
