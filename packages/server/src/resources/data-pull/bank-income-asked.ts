import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { takingNow } from '../requirement/application-taking.ts';
import { requirementOf } from '../requirement/requirement-store.ts';

type Context = Pick<RequestContext<Borrower>, 'actor' | 'today'>;

/** The application with its requirement of an income, while bank data can still meet that; else why not. */
export async function bankIncomeAsked(db: Db, context: Context, id: string, isHeld: boolean) {
  const found = await takingNow(db, context, id, { isHeld });
  if (!found.ok) return found;
  const requirement = await requirementOf(db, found.value, 'income');
  if (!requirement) return refuse('notFound');
  const { state } = requirement;
  if (state === 'Met' || state === 'Skipped') return refuse('proofIsAccepted');
  if (state === 'Provided' || state === 'In review') return refuse('proofIsChecked');
  return accept({ application: found.value, requirement });
}
