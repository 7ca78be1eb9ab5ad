import { daysBetween, type Day } from '../calendar/day.ts';
import type { DatedPrice } from '../pricing/dated-price.ts';
import { growth } from '../rates/periodic.ts';
import { flowsUntil, statutorySum } from '../settlement/statutory-balance.ts';
import type { TimeAxis } from '../settlement/time-axis.ts';

/** A loan for settlement tests. */
export type Loan = DatedPrice & { readonly axis: TimeAxis };

/** A loan on a day, and how many of the last instalments due by then are missed. */
export type LoanOnDay = { readonly loan: Loan; readonly on: Day; readonly missed: number };

/**
 * The balance at the borrowing rate: interest on principal only, evenly within a period, with instalments counted as
 * paid when due.
 */
export function balanceAtRate({ loan, on, missed }: LoanOnDay): number {
  const due = loan.rows.filter(({ dueOn }) => dueOn <= on).length;
  let [principal, interest, from, years] = [loan.amount + loan.fee, 0, loan.drawdown, 0];
  for (const row of loan.rows) {
    const until = row.dueOn <= on ? row.dueOn : on;
    const period = growth(loan.rate, loan.axis(row.dueOn) - years);
    interest += (principal * period * daysBetween(from, until)) / daysBetween(from, row.dueOn);
    if (row.dueOn > on) break;
    const paid = row.number <= due - missed ? row.payment - row.fee : 0;
    const ofInterest = Math.min(interest, paid);
    interest -= ofInterest;
    principal -= paid - ofInterest;
    [from, years] = [row.dueOn, loan.axis(row.dueOn)];
  }
  return principal + interest;
}

export function statutoryOf(loan: Loan, on: Day): number {
  const dated = {
    advances: [{ on: loan.drawdown, amount: loan.amount }],
    repayments: loan.rows.map(({ dueOn, payment }) => ({ on: dueOn, amount: payment })),
  };
  return statutorySum(flowsUntil(on, loan.axis, dated), loan.apr, loan.axis(on)).value;
}
