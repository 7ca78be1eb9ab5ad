/** Why a borrower pays off early, where they say. */
export const SETTLEMENT_REASONS = ['own-money', 'other-lender', 'sold-something', 'other'] as const;

export type SettlementReason = (typeof SETTLEMENT_REASONS)[number];
