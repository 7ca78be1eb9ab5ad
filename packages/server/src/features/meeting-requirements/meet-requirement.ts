import { areAllSatisfied } from '@fairlead/core/requirement/requirement-states';
import type { RequestContext } from '../../context.ts';
import { json } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { RequirementKind } from '../../database/tables/requirements.ts';
import { supersedeSet } from '../../resources/document/document-store.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import type {
  ApplicationChanges,
  ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';
import { stepApplication } from '../../resources/loan-application/step-application.ts';
import { listRequirements, updateRequirement } from '../../resources/requirement/requirement-store.ts';

/**
 * A requirement is met, for the first time or with another answer. Documents made before say something else now,
 * so they stop counting. With nothing left to give, the application goes on to its documents.
 */
export async function meetRequirement(
  tx: Db,
  context: RequestContext,
  application: ApplicationRow,
  kind: RequirementKind,
  given: string,
  changes: ApplicationChanges = {},
): Promise<ApplicationRow> {
  const { now } = context;
  await updateRequirement(tx, application, kind, { state: 'Met', given: json(given), updated_at: now });
  await supersedeSet(tx, application, now);
  await auditApplication(tx, context, application, 'requirement-met', { kind });
  const requirements = await listRequirements(tx, application);
  const isAllMet = areAllSatisfied(requirements.map(({ state }) => state));
  return stepApplication(
    tx,
    context,
    application,
    isAllMet ? 'requirementsMet' : 'requirementReopened',
    changes,
  );
}
