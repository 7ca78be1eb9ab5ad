import type { Day } from '@fairlead/core/calendar/day';
import { project } from '@fairlead/core/loan/read/project';
import type { Db } from '../../database/database.ts';
import type { Owner } from '../user/user-store.ts';
import { findLoanWithEvents } from './loan-view-store.ts';
import { presentLoan, type LoanView } from './present-loan.ts';

/** The borrower's loan as of today, without relations, as an answer to a call that changed it. */
export async function viewLoan(db: Db, owner: Owner, id: string, today: Day): Promise<LoanView> {
  const found = await findLoanWithEvents(db, owner, id, { relations: false });
  if (!found) throw new Error(`loan ${id} was changed and is not there`);
  const { events, ...loan } = found;
  return presentLoan({ loan, events, projection: project(loan.agreement, events, today) });
}
