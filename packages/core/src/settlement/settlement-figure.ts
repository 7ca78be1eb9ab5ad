import type { Day } from '../calendar/day.ts';
import { pence, roundHalfUp, type Pence } from '../money/pence.ts';

/** The three figures of which the borrower pays the lowest; of equal figures the first is the basis. */
const SETTLEMENT_BASES = ['statutory', 'balance', 'left-to-pay'] as const;

export type SettlementBasis = (typeof SETTLEMENT_BASES)[number];

export type SettlementInput = {
  readonly settleOn: Day;
  readonly apr: number;
  /** The statutory balance at the settlement date, unrounded, with everything due by then counted as paid when due. */
  readonly statutory: number;
  /** The unpaid part of what is due by then. */
  readonly dueAndUnpaid: Pence;
  /** The balance at the borrowing rate with interest to that date, including unpaid instalments. */
  readonly balanceWithInterest: number;
  /** What would otherwise be paid: all unpaid instalments, and the option fee of a hire purchase. */
  readonly leftToPay: Pence;
  /** The unpaid option fee; zero for a loan. */
  readonly optionFee: Pence;
};

export type SettlementFigure = SettlementInput & {
  readonly candidates: Readonly<Record<SettlementBasis, Pence>>;
  readonly basis: SettlementBasis;
  readonly figure: Pence;
  /** What would otherwise be paid, less the figure. */
  readonly rebate: Pence;
};

/**
 * The figure that settles an agreement on a date: the lowest of the statutory figure with unpaid instalments added
 * once and without interest, the balance with interest to date, and what would otherwise be paid. The rebate of s.95
 * and SI 2004/1483 reg. 4 is the minimum a lender must give, so a lower figure is always allowed. Never negative.
 *
 * In a hire purchase, settling also exercises the option (Consumer Credit Act 1974, s.94), so each of the three
 * includes the option fee. It is a payment in the APR and so already in the statutory balance; the borrowing rate
 * excludes it, so it is added to that balance.
 */
export function settlementFigure(input: SettlementInput): SettlementFigure {
  const candidates = {
    statutory: notNegative(roundHalfUp(input.statutory + input.dueAndUnpaid)),
    balance: notNegative(roundHalfUp(input.balanceWithInterest + input.optionFee)),
    'left-to-pay': notNegative(input.leftToPay),
  };
  const basis = SETTLEMENT_BASES.reduce((lowest, each) =>
    candidates[each] < candidates[lowest] ? each : lowest,
  );
  const figure = candidates[basis];
  return { ...input, candidates, basis, figure, rebate: pence(candidates['left-to-pay'] - figure) };
}

function notNegative(amount: Pence): Pence {
  return pence(Math.max(0, amount));
}
