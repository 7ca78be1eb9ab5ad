import {
  isSatisfied,
  stepRequirement as nextState,
  type RequirementEvent,
} from '@fairlead/core/requirement/requirement';
import type { RequirementKind } from '@fairlead/core/requirement/requirement-kinds';
import type { ProofRefusal } from '@fairlead/core/requirement/proof';
import { json, type Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import { listRequirements, updateRequirement, type OfApplication } from './requirement-store.ts';

interface Answer {
  /** What the applicant answered, masked where it is secret; null forgets an earlier answer. */
  readonly given: string | null;
  readonly now: Instant;
  /** Why it is refused. */
  readonly refusal?: ProofRefusal | null;
}

/**
 * Moves a requirement by the table of its states. The caller holds the application's row.
 * @throws when the application has no such requirement or the table no such step.
 */
export async function stepRequirement(
  tx: Db,
  application: OfApplication,
  kind: RequirementKind,
  event: RequirementEvent,
  { given, now, refusal = null }: Answer,
): Promise<void> {
  const requirements = await listRequirements(tx, application);
  const found = requirements.find((requirement) => requirement.kind === kind);
  if (!found) throw new Error(`application ${application.id} has no requirement ${kind}`);
  const next = nextState(kind, found.state, event);
  if (!next.ok) throw new Error(`a requirement ${kind} that is ${found.state} cannot be ${event}`);
  const answer = given === null ? null : json(given);
  const changes = { state: next.value, given: answer, refusal, updated_at: now };
  await updateRequirement(tx, application, kind, changes);
}

/** Whether nothing more is asked of the applicant. */
export async function areAllSatisfied(db: Db, application: OfApplication): Promise<boolean> {
  return (await listRequirements(db, application)).every(({ state }) => isSatisfied(state));
}
