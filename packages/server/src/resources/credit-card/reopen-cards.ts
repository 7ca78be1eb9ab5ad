import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import type { ApplicationRow } from '../loan-application/loan-application-store.ts';
import { moveRequirement } from '../requirement/provide-requirement.ts';
import { stateOf } from '../requirement/requirement-store.ts';
import { listCreditCards } from './credit-card-store.ts';

const KIND = 'debt-consolidation';

/** Cards that were confirmed and changed since wait to be confirmed again. */
export async function reopenCards(
  tx: Db,
  context: RequestContext,
  application: ApplicationRow,
): Promise<ApplicationRow> {
  const isConfirmed = (await stateOf(tx, application, KIND)) === 'Met';
  return isConfirmed
    ? moveRequirement(tx, context, application, { kind: KIND, event: 'begun', given: null })
    : application;
}

/** The loan has another price: what the confirmed cards cost with it is another, and they can be more than it. */
export async function reopenChosenCards(
  tx: Db,
  context: RequestContext,
  application: ApplicationRow,
): Promise<ApplicationRow> {
  const isAnyChosen = (await listCreditCards(tx, application)).some(({ is_chosen }) => is_chosen);
  return isAnyChosen ? reopenCards(tx, context, application) : application;
}
