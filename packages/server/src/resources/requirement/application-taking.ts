import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import type { RequirementKind } from '@fairlead/core/requirement/requirement-kinds';
import { accept, refuse } from '@fairlead/core/outcome';
import { findApplication, lockApplication, type Asking } from '../loan-application/loan-application-store.ts';
import { isTakingRequirements, isOfferOpen } from '../loan-application/offer.ts';
import { findRequirement } from './requirement-store.ts';

/** For whom it is given, and on which day. */
export interface Sender extends Pick<RequestContext, 'today'> {
  readonly actor: Asking;
}

/** The application behind a requirement, when it can be given now; else why not. */
export async function applicationTaking(
  db: Db,
  { actor, today }: Sender,
  kind: RequirementKind,
  requirementId: string,
  { isHeld }: { readonly isHeld: boolean },
) {
  const requirement = await findRequirement(db, actor, kind, requirementId);
  if (!requirement) return refuse('notFound');
  return takingNow(db, { actor, today }, requirement.application_id, { isHeld });
}

/** An application by its own id, when it takes what is required of it now; else why not. */
export async function takingNow(
  db: Db,
  { actor, today }: Sender,
  id: string,
  { isHeld }: { readonly isHeld: boolean },
) {
  const application = await (isHeld ? lockApplication : findApplication)(db, actor, id);
  if (!application) return refuse('notFound');
  if (!isTakingRequirements(application)) return refuse('applicationNotOpen');
  if (!isOfferOpen(application, today)) return refuse('quoteExpired');
  return accept(application);
}
