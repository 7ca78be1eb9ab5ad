import type { DecisionInputs } from '@fairlead/core/decision/inputs';
import type { CreditHistory } from '@fairlead/core/pricing/bands';
import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { findDecisionInputs } from '../../resources/decision/decision-store.ts';
import type { ApplicationRow } from '../../resources/loan-application/loan-application-store.ts';

/** What another decision on an application starts from; undefined where none was made, or none in a credit band. */
export async function findDecided(
  db: Db,
  { cipher }: Pick<RequestContext, 'cipher'>,
  application: ApplicationRow,
): Promise<{ readonly inputs: DecisionInputs; readonly band: CreditHistory } | undefined> {
  const { band } = application;
  const inputs = band === null ? undefined : await findDecisionInputs(db, cipher, application);
  return band !== null && inputs ? { inputs, band } : undefined;
}
