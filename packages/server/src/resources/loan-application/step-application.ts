import { transition, type ApplicationEvent } from '@fairlead/core/application/states';
import type { Db } from '../../database/database.ts';
import { auditApplication, type AuditActor } from './audit-application.ts';
import { updateApplication, type ApplicationChanges, type ApplicationRow } from './loan-application-store.ts';

/**
 * Moves an application by the table of its states, with an audit row. The caller holds the row and has checked that
 * the step is open.
 * @throws when the table has no such step.
 */
export async function stepApplication(
  tx: Db,
  doer: AuditActor,
  application: ApplicationRow,
  event: ApplicationEvent,
  changes: ApplicationChanges = {},
): Promise<ApplicationRow> {
  const next = transition(application.state, event);
  if (!next.ok) throw new Error(`an application that is ${application.state} cannot be ${event}`);
  const moved = await updateApplication(tx, application, {
    ...changes,
    state: next.value,
    updated_at: doer.now,
  });
  await auditApplication(tx, doer, application, event, { from: application.state, to: next.value });
  return moved;
}

/** Whether the table has this step. */
export function mayStep({ state }: ApplicationRow, event: ApplicationEvent): boolean {
  return transition(state, event).ok;
}
