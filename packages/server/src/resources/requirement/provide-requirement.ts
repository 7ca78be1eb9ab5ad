import type { AuditActor } from '../loan-application/audit-application.ts';
import type { Db } from '../../database/database.ts';
import { answeredEvent, REQUIREMENTS, type RequirementEvent } from '@fairlead/core/requirement/requirement';
import type { RequirementKind } from '@fairlead/core/requirement/requirement-kinds';
import { supersedeSet } from '../document/document-store.ts';
import { auditApplication } from '../loan-application/audit-application.ts';
import type { ApplicationChanges, ApplicationRow } from '../loan-application/loan-application-store.ts';
import { stepApplication } from '../loan-application/step-application.ts';
import { areAllSatisfied, stepRequirement } from './step-requirement.ts';

/**
 * Takes an answer to a requirement, the first one or another. Documents made from an earlier answer stop counting. With
 * nothing left to provide, the application moves on to its documents.
 */
export async function provideRequirement(
  tx: Db,
  context: AuditActor,
  application: ApplicationRow,
  kind: RequirementKind,
  given: string,
  changes: ApplicationChanges = {},
): Promise<ApplicationRow> {
  return moveRequirement(tx, context, application, { kind, event: answeredEvent(kind), given }, changes);
}

type Move = {
  readonly kind: RequirementKind;
  readonly event: RequirementEvent;
  /** As `stepRequirement` stores it. */
  readonly given: string | null;
};

/** Moves a requirement, and the application by what is then left to provide. */
export async function moveRequirement(
  tx: Db,
  context: AuditActor,
  application: ApplicationRow,
  { kind, event, given }: Move,
  changes: ApplicationChanges = {},
): Promise<ApplicationRow> {
  const { now } = context;
  await stepRequirement(tx, application, kind, event, { given, now });
  if (REQUIREMENTS[kind].isInDocuments) await supersedeSet(tx, application, now);
  await auditApplication(tx, context, application, `requirement-${event}`, { kind });
  return moveOn(tx, context, application, changes);
}

/** Moves an application to its documents when nothing is left to provide, or back to what is. */
export async function moveOn(
  tx: Db,
  doer: AuditActor,
  application: ApplicationRow,
  changes: ApplicationChanges = {},
): Promise<ApplicationRow> {
  const event = (await areAllSatisfied(tx, application)) ? 'requirementsMet' : 'requirementReopened';
  return stepApplication(tx, doer, application, event, changes);
}
