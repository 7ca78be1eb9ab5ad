import { pence, type Pence } from '../money/pence.ts';

/** A product's choices where the law on early settlement allows one. */
export type SettlementRules = {
  /** Days from the request to the settlement date (SI 2004/1483 reg. 5). */
  readonly settlementDays: number;
  /** Defers the settlement date by a month when the term is over a year (SI 2004/1483 reg. 6). */
  readonly isDeferred: boolean;
  /** Claims compensation for an early payment, up to the limits of s.95A. */
  readonly claimsCompensation: boolean;
};

/** Uses neither the deferral nor compensation. */
export const SETTLEMENT_2026: SettlementRules = {
  settlementDays: 28,
  isDeferred: false,
  claimsCompensation: false,
};

/** The limits of the Consumer Credit Act 1974, s.95A. */
export const COMPENSATION_LIMITS = {
  threshold: pence(8_000_00),
  overAYearLeft: 0.01,
  otherwise: 0.005,
} as const satisfies Record<string, Pence | number>;
