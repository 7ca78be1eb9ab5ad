import { ARRANGEMENT_REFUSALS, whyNoArrangement } from '@fairlead/core/arrangement/eligibility';
import { affordablePlan, type AffordablePlan, type LoanToday } from '@fairlead/core/arrangement/plan';
import { isStatementOpen, statementFrom } from '@fairlead/core/financial-statement/answers';
import { missingFrom } from '@fairlead/core/financial-statement/missing';
import { project, type LoanProjection } from '@fairlead/core/loan/read/project';
import { refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import {
  findNewestStatement,
  type StoredStatement,
} from '../../resources/financial-statement/financial-statement-store.ts';
import { listEvents } from '../../resources/loan/loan-event-store.ts';
import type { LoanRow } from '../../resources/loan/loan-store.ts';

export type Context = RequestContext<Borrower>;

/** A loan and a household, as far as they decide what a plan can be. */
export interface ArrangementFacts {
  readonly loan: LoanToday;
  readonly projection: LoanProjection;
  /** The statement that counts today. */
  readonly statement: StoredStatement | null;
  /** Null until that statement is complete. */
  readonly affordable: AffordablePlan | null;
}

export async function findFacts(
  db: Db,
  { actor, cipher, today }: Context,
  row: LoanRow,
): Promise<ArrangementFacts> {
  const events = await listEvents(db, { userId: row.user_id, loanId: row.id });
  const projection = project(row.agreement, events, today);
  const newest = await findNewestStatement(db, cipher, actor);
  const statement = newest && isStatementOpen(newest.expires_on, today) ? newest : null;
  const isComplete = statement !== null && missingFrom(statement.answers).length === 0;
  return {
    loan: { agreement: row.agreement, events, today },
    projection,
    statement,
    affordable: isComplete ? affordablePlan(statementFrom(statement.answers), projection) : null,
  };
}

/** The refusal of a plan that the borrower cannot set up by themselves, with why. */
export function refuseArrangement({ loan, projection }: ArrangementFacts) {
  const refusal = whyNoArrangement(projection, loan.events);
  return refusal && refuse('arrangementNotPossible', { message: ARRANGEMENT_REFUSALS[refusal] });
}
