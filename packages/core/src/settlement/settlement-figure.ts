import type { Day } from '../calendar/day.ts';
import { pence, type Pence } from '../money/pence.ts';
import { roundDown } from './round-down.ts';

/** What can limit the figure. A limit that is lower by less than a penny, which is rounding, is not its basis. */
const SETTLEMENT_BASES = ['instalments', 'statutory', 'breathing-space', 'left-to-pay'] as const;

export type SettlementBasis = (typeof SETTLEMENT_BASES)[number];

export type SettlementInput = {
  readonly settleOn: Day;
  readonly apr: number;
  /** The unpaid part of what is due by then. */
  readonly dueAndUnpaid: Pence;
  /**
   * What the instalments ahead are worth that day at the APR, unrounded, as they would be if everything due were paid
   * and every freeze ended that day; of a hire purchase with the option fee.
   */
  readonly worthAhead: number;
  /** Paid in excess of the debt so far. */
  readonly credit: Pence;
  /** The balance of the statutory formula on the money that really moved, unrounded. */
  readonly statutory: number;
  /** In a breathing space: the figure of the day before it began, less what was paid since. */
  readonly beforeBreathingSpace: number | null;
  /** What would otherwise be paid: all unpaid instalments, and the option fee of a hire purchase. */
  readonly leftToPay: Pence;
  /** The unpaid option fee; zero for a loan. */
  readonly optionFee: Pence;
};

export type SettlementFigure = SettlementInput & {
  readonly basis: SettlementBasis;
  readonly figure: Pence;
  /** What would otherwise be paid, less the figure. */
  readonly rebate: Pence;
};

/**
 * The figure that settles an agreement on a day: what is due and unpaid, once and without interest, and what the
 * instalments ahead are worth at the APR. With everything paid when due that is the statutory formula's own balance;
 * after a late payment or a freeze the borrower pays no interest that the agreement has not charged. Never more than
 * the statutory balance of the money that really moved (Consumer Credit Act 1974, s.95; SI 2004/1483 reg. 4), than the
 * figure before a breathing space (SI 2020/1311: no interest, fees or charges in it), or than what is left to
 * pay. Rounded down, but at least a penny while anything is owed and the statutory balance is a penny or more.
 *
 * In a hire purchase, settling also exercises the option (s.94), so the option fee is part of the figure, by its worth.
 */
export function settlementFigure(input: SettlementInput): SettlementFigure {
  const { statutory, leftToPay } = input;
  const limits: Readonly<Record<SettlementBasis, number>> = {
    instalments: input.dueAndUnpaid + input.worthAhead - input.credit,
    statutory,
    'breathing-space': input.beforeBreathingSpace ?? Infinity,
    'left-to-pay': leftToPay,
  };
  const lowest = SETTLEMENT_BASES.reduce((low, each) => (limits[each] < limits[low] ? each : low));
  const basis = limits.instalments - limits[lowest] < 1 ? 'instalments' : lowest;
  const owesNothing = leftToPay <= 0 || roundDown(statutory) < 1;
  const figure = owesNothing ? pence(0) : pence(Math.max(1, roundDown(limits[lowest])));
  return { ...input, basis, figure, rebate: pence(Math.max(0, leftToPay - figure)) };
}
