import { nextSubmissionDay } from '@fairlead/core/collection/collection';
import type { Day } from '@fairlead/core/calendar/day';
import { noticeOwed } from '@fairlead/core/notices/notice-of-loan';
import type { Agreement } from '@fairlead/core/loan/agreement';
import type { LoanEvent } from '@fairlead/core/loan/events';
import type { LoanProjection } from '@fairlead/core/loan/read/project';
import { json } from '../../database/columns.ts';

/** What the loan's row says of a projection. */
export function columnsOf(agreement: Agreement, projection: LoanProjection, events: readonly LoanEvent[]) {
  const { nextPayment } = projection;
  return {
    state: projection.state,
    is_active: projection.isActive,
    disbursed_on: projection.disbursedOn,
    principal_pence: projection.principal,
    interest_due_pence: projection.interestDue,
    outstanding_pence: projection.outstanding,
    credit_balance_pence: projection.creditBalance,
    total_paid_pence: projection.totalPaid,
    left_to_pay_pence: projection.leftToPay,
    paid_instalments: projection.progress.paidInstalments,
    arrears_pence: projection.arrears.amount,
    arrears_since: projection.arrears.since,
    next_payment: nextPayment === null ? null : json(nextPayment),
    accounts: json(projection.accounts),
    is_mandate_active: projection.isMandateActive,
    is_account_needed: projection.payoutProblem !== null,
    next_collection_submit_on: nextSubmissionDay(projection, events),
    projected_on: projection.asOf,
    next_change_on: earlierOf(
      projection.nextChangeOn,
      noticeOwed(agreement, projection, events)?.giveOn ?? null,
    ),
  };
}

/** The day on which the loan changes by itself, or on which a notice has to be given. */
function earlierOf(one: Day | null, other: Day | null): Day | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
