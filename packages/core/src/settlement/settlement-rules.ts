import { pence, type Pence } from '../money/pence.ts';

/** What a product does where the law on early settlement leaves it a choice. */
export type SettlementRules = {
  /** Days from the request to the settlement date (SI 2004/1483 reg. 5). */
  readonly settlementDays: number;
  /** Takes the settlement date a month later when the term is over a year (SI 2004/1483 reg. 6). */
  readonly isDeferred: boolean;
  /** Claims the cost of an early payment, up to the limits of s.95A. */
  readonly claimsCompensation: boolean;
};

/** Neither the month of deferral nor compensation is taken. */
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
