import { MOST_FILES, type ProofKind } from '@fairlead/core/requirement/proof';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Db } from '../../database/database.ts';
import type { ApplicationRow } from '../../resources/loan-application/loan-application-store.ts';
import { applicationTaking, takingNow, type Sender } from '../../resources/requirement/application-taking.ts';
import { listCounting } from '../../resources/requirement/attachment-store.ts';
import { findProof, requirementOf, type ProofRow } from '../../resources/requirement/requirement-store.ts';

interface Asked {
  readonly application: ApplicationRow;
  readonly requirement: ProofRow;
}

/** A proof that more files can be sent for, with how many count already. */
export interface Taking extends Asked {
  readonly sent: number;
}

/**
 * The requirement that a call names, with its application, while that takes what is required of it: income by the
 * application's id, each other proof by the requirement's.
 */
export async function asked(db: Db, sender: Sender, kind: ProofKind, id: string, isHeld: boolean) {
  const found =
    kind === 'income'
      ? await takingNow(db, sender, id, { isHeld })
      : await applicationTaking(db, sender, kind, id, { isHeld });
  if (!found.ok) return found;
  const requirement = await requirementOf(db, found.value, kind);
  return requirement
    ? accept<Asked>({ application: found.value, requirement: { ...requirement, kind } })
    : refuse('notFound');
}

/** The same by the id of the requirement, whichever proof it is. */
export async function askedById(db: Db, sender: Sender, id: string, isHeld: boolean) {
  const named = await findProof(db, sender.actor, id);
  if (!named) return refuse('notFound');
  const idOfPath = named.kind === 'income' ? named.application_id : id;
  return asked(db, sender, named.kind, idOfPath, isHeld);
}

/** The same, when another file may be sent for it. */
export async function taking(db: Db, { application, requirement }: Asked) {
  if (requirement.state === 'Met') return refuse('proofIsAccepted');
  const sent = (await listCounting(db, requirement)).length;
  return sent < MOST_FILES ? accept<Taking>({ application, requirement, sent }) : refuse('tooManyFiles');
}

/** A proof by the id of its requirement, when another file may be sent for it. */
export async function takingById(db: Db, sender: Sender, id: string, isHeld: boolean) {
  const found = await askedById(db, sender, id, isHeld);
  return found.ok ? taking(db, found.value) : found;
}
