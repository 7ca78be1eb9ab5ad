import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { accept, refuse } from '@fairlead/core/outcome';
import type { StaffContext } from '../../context.ts';
import { findAction } from '../../resources/lender-action/lender-action-store.ts';
import { decideProposed, proposeAction } from '../../resources/lender-action/propose-action.ts';
import { findLoanById, lockLoan } from '../../resources/loan/loan-store.ts';
import { presentAction } from './present-lender-action.ts';

const asStaff = (context: StaffContext) => ({ ...context, by: context.staff.subject });

/** A member of staff proposes or does something to a loan. */
export async function proposeLenderAction(
  context: StaffContext,
  id: string,
  asked: BodyOf<Endpoints['proposeLenderAction']>,
) {
  const outcome = await context.transaction(async (tx) => {
    const found = await findLoanById(tx, id);
    if (!found) return refuse('notFound');
    const loan = await lockLoan(tx, { userId: found.user_id, loanId: id });
    const proposed = await proposeAction(asStaff(context), tx, loan, asked);
    return proposed.ok ? accept(presentAction(proposed.value)) : proposed;
  });
  context.wakeWorker();
  return outcome;
}

/** A second person confirms or rejects what a colleague proposed. */
export async function decideLenderAction(
  context: StaffContext,
  id: string,
  { outcome: verdict }: BodyOf<Endpoints['decideLenderAction']>,
) {
  const outcome = await context.transaction(async (tx) => {
    const named = await findAction(tx, context.cipher, id);
    if (!named) return refuse('notFound');
    const loan = await lockLoan(tx, { userId: named.user_id, loanId: named.loan_id });
    const decided = await decideProposed(asStaff(context), tx, loan, { action: named, outcome: verdict });
    return decided.ok ? accept(presentAction(decided.value)) : decided;
  });
  context.wakeWorker();
  return outcome;
}
