import { hirePosition } from '@fairlead/core/loan/read/hire-position';
import { project } from '@fairlead/core/loan/read/project';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { listEvents } from '../../resources/loan/loan-event-store.ts';
import { lockLoan } from '../../resources/loan/loan-store.ts';

/** Holds a loan of the borrower, with the position of its hirer as of today. */
export async function lockHired({ actor, today }: RequestContext<Borrower>, tx: Db, id: string) {
  const loan = await lockLoan(tx, { userId: actor.subjectId, loanId: id });
  const events = await listEvents(tx, { userId: loan.user_id, loanId: id });
  const projection = project(loan.agreement, events, today);
  return { loan, projection, position: hirePosition(loan.agreement, events, projection) };
}
