import type { z } from 'zod';
import type { user } from '@fairlead/contract/user';
import type { NoReapply } from '@fairlead/core/application/reapply';
import { maskLast4 } from '@fairlead/core/text/mask';
import { endedOn } from '../loan/last-event-store.ts';
import type { ApplicationSummary, LoanSummary } from './user-summaries-store.ts';
import type { User } from './users.ts';

export type UserView = z.output<typeof user>;

export function presentApplicationSummary(
  row: ApplicationSummary,
): NonNullable<UserView['loanApplications']>[number] {
  return {
    '@type': 'loan-application',
    id: row.id,
    state: row.state,
    amount: row.amount_pence,
    term: row.term_months,
    expiresAt: row.expires_on,
    createdAt: row.created_at,
    monthlyCost: row.monthlyCost,
    tasksLeft: row.requirements ? row.openRequirements : null,
  };
}

export function presentLoanSummary(row: LoanSummary): NonNullable<UserView['loans']>[number] {
  return {
    '@type': 'loan',
    id: row.id,
    reference: row.reference,
    state: row.state,
    isActive: row.is_active,
    amount: row.amount_pence,
    leftToPay: row.left_to_pay_pence,
    nextPaymentOn: row.next_payment?.dueOn ?? null,
    nextPaymentAmount: row.next_payment?.amount ?? null,
    arrears: row.arrears_pence,
    isMandateActive: row.is_mandate_active,
    isAccountNeeded: row.is_account_needed,
    endedOn: endedOn(row.state, row.lastEventOn),
  };
}

/** The borrower as the wire shows them, without relations. */
export function presentUser(found: User, noReapply: NoReapply | null): UserView {
  return {
    '@type': 'user',
    id: found.id,
    email: found.email,
    firstName: found.firstName,
    lastName: found.lastName,
    maskedMobileNumber: maskLast4(found.mobileNumber),
    roles: [...found.roles],
    canReApply: noReapply === null,
    cannotReApplyBecause: noReapply?.because ?? null,
  };
}
