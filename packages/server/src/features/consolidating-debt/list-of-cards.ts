import type { RequirementState } from '@fairlead/core/requirement/requirement';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import type { ApplicationRow } from '../../resources/loan-application/loan-application-store.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { stateOf } from '../../resources/requirement/requirement-store.ts';

export const KIND = 'debt-consolidation';

const OPEN: readonly (RequirementState | undefined)[] = ['Provided', 'Met'];

/** Whether the borrower opted in, and so can change the list and confirm cards of it. */
export async function isListOpen(db: Db, application: ApplicationRow): Promise<boolean> {
  return OPEN.includes(await stateOf(db, application, KIND));
}

const CARDS: ReadonlySet<string> = new Set(['requirements', 'requirements.creditCards']);

/** The application with its cards, as each step of the list answers it. */
export function viewWithCards(db: Db, context: RequestContext<Borrower>, application: ApplicationRow) {
  return viewApplication(db, context, application, CARDS);
}
