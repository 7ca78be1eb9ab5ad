import { daysBetween, type Day } from '../calendar/day.ts';
import { pence, type Pence } from '../money/pence.ts';
import type { DatedPrice } from '../pricing/dated-price.ts';
import { growth } from '../rates/periodic.ts';
import type { SettlementInput } from '../settlement/settlement-figure.ts';
import type { ShorterTerm } from '../settlement/shorter-term.ts';
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

function paymentsOf(rows: Loan['rows']): Pence {
  return pence(rows.reduce((sum, { payment }) => sum + payment, 0));
}

export function settlementInput(loanOnDay: LoanOnDay): SettlementInput {
  const { loan, on, missed } = loanOnDay;
  const due = loan.rows.filter(({ dueOn }) => dueOn <= on).length;
  const feeLeft = loan.rows.slice(due - missed).reduce((sum, { fee }) => sum + fee, 0);
  return {
    settleOn: on,
    apr: loan.apr,
    statutory: statutoryOf(loan, on),
    dueAndUnpaid: paymentsOf(loan.rows.slice(due - missed, due)),
    balanceWithInterest: balanceAtRate(loanOnDay),
    leftToPay: paymentsOf(loan.rows.slice(due - missed)),
    optionFee: pence(feeLeft),
  };
}

export function shorterTermOf({ rows, axis, apr, rate }: Loan, on: Day): ShorterTerm {
  const future = rows.filter(({ dueOn }) => dueOn > on);
  return {
    futureInstalments: future.map((row) => ({
      amount: pence(row.payment - row.fee),
      atYears: axis(row.dueOn) - axis(on),
    })),
    apr,
    rate,
  };
}
