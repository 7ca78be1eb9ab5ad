import { project } from '@fairlead/core/loan/read/project';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { findLoanWithEvents } from './loan-view-store.ts';
import { presentLoan, type LoanView } from './present-loan.ts';

/** The borrower's loan as of today, without relations, as an answer to a call that changed it. */
export async function viewLoan(
  { actor, cipher, today }: Pick<RequestContext<Borrower>, 'actor' | 'cipher' | 'today'>,
  db: Db,
  id: string,
): Promise<LoanView> {
  const found = await findLoanWithEvents(db, actor, id, { relations: false });
  if (!found) throw new Error(`loan ${id} was changed and is not there`);
  const { events, ...loan } = found;
  return presentLoan(cipher, { loan, events, projection: project(loan.agreement, events, today) });
}
