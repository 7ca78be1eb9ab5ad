import { ZERO, type Pence } from '../money/pence.ts';
import { calculateOffers, type Offer } from './offers.ts';
import { STATEMENT_2026, type StatementRules } from './rules.ts';
import type { FinancialStatement } from './statement.ts';
import { surplusOf, type Surplus } from './surplus.ts';

/** The surplus available to non-priority debts, and each debt's share. */
export type SharedSurplus = {
  readonly surplus: Surplus;
  /** The surplus, or zero when the household has a deficit. */
  readonly available: Pence;
  readonly offers: readonly Offer[];
};

/**
 * Shares a statement's surplus among its non-priority debts.
 * @throws RangeError as `surplusOf` and `calculateOffers` do.
 */
export function shareSurplus(
  statement: FinancialStatement,
  rules: StatementRules = STATEMENT_2026,
): SharedSurplus {
  const surplus = surplusOf(statement, rules);
  const available = surplus.surplus > 0 ? surplus.surplus : ZERO;
  return {
    surplus,
    available,
    offers: calculateOffers(available, statement.nonPriorityDebts, rules.tokenOffer),
  };
}

/**
 * The lender's monthly share: the most that an arrangement can ask for (CONC 7: sustainable, and taking account of
 * what the customer owes to others). Zero when there is no surplus and no token offer.
 * @throws RangeError when the loan is not among the non-priority debts, or as `shareSurplus` does.
 */
export function affordableArrangement(
  statement: FinancialStatement,
  loanId: string,
  rules: StatementRules = STATEMENT_2026,
): Pence {
  return offerForLoan(shareSurplus(statement, rules), loanId).offer;
}

/** @throws RangeError when the loan is not among the non-priority debts. */
export function offerForLoan({ offers }: SharedSurplus, loanId: string): Offer {
  const own = offers.find(({ id }) => id === loanId);
  if (!own) throw new RangeError(`no debt of this statement: ${loanId}`);
  return own;
}
