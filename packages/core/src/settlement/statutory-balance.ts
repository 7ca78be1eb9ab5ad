import type { Day } from '../calendar/day.ts';
import type { Pence } from '../money/pence.ts';
import type { Flow, Flows } from '../rates/flow.ts';
import { growth } from '../rates/periodic.ts';
import type { TimeAxis } from './time-axis.ts';

/** Both sides of the statutory formula at one time, in unrounded pence. */
export type StatutorySum = {
  readonly apr: number;
  readonly atYears: number;
  readonly repayments: number;
  /** Advances with interest at the APR. */
  readonly lent: number;
  /** Repayments with interest at the APR. */
  readonly repaid: number;
  /** `lent` less `repaid`; negative once the borrower has paid too much. */
  readonly value: number;
};

/** Times closer than this count as the same: well under a second. */
const SAME_MOMENT = 1e-9;

/**
 * The balance by the statutory formula: every advance less every repayment up to the settlement date, each with
 * interest at the APR since it was made (SI 2004/1483 reg. 4, whose monthly rate and periods are equivalent to the
 * APR and years used here). A financed fee is not an advance: it is part of the repayments, so the formula spreads it
 * over the term. Instalments due by then count as repaid when due, paid or not; add the unpaid ones to the result
 * once.
 * @throws RangeError when a flow is later than `atYears`.
 */
export function statutorySum({ advances, payments }: Flows, apr: number, atYears: number): StatutorySum {
  const lent = grownTo(advances, apr, atYears);
  const repaid = grownTo(payments, apr, atYears);
  return { apr, atYears, repayments: payments.length, lent, repaid, value: lent - repaid };
}

function grownTo(flows: readonly Flow[], apr: number, atYears: number): number {
  return flows.reduce((sum, flow) => {
    if (flow.atYears > atYears + SAME_MOMENT) throw new RangeError('later than the settlement date');
    return sum + flow.amount + flow.amount * growth(apr, atYears - flow.atYears);
  }, 0);
}

export type DatedAmount = { readonly on: Day; readonly amount: Pence };

/** The advances and repayments up to and including a day, on the agreement's time axis. */
export function flowsUntil(
  on: Day,
  axis: TimeAxis,
  dated: { readonly advances: readonly DatedAmount[]; readonly repayments: readonly DatedAmount[] },
): Flows {
  const placed = (all: readonly DatedAmount[]) =>
    all.filter((each) => each.on <= on).map((each) => ({ amount: each.amount, atYears: axis(each.on) }));
  return { advances: placed(dated.advances), payments: placed(dated.repayments) };
}
