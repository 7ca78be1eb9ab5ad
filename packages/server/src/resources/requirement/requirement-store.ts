import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { ApplicationState } from '@fairlead/core/application/states';
import { PROOF_KINDS, type ProofKind } from '@fairlead/core/requirement/proof';
import type { RequirementState } from '@fairlead/core/requirement/requirement';
import type { RequirementKind } from '@fairlead/core/requirement/requirement-kinds';
import type { Instant } from '../../database/columns.ts';
import type { RequirementsTable } from '../../database/tables/requirements/requirements.ts';
import type { Owner } from '../user/user-store.ts';

export type RequirementRow = Selectable<RequirementsTable>;

/** A requirement that files meet. */
export type ProofRow = RequirementRow & { readonly kind: ProofKind };

export type OfApplication = { readonly user_id: string; readonly id: string };

export async function listRequirements(db: Db, application: OfApplication): Promise<RequirementRow[]> {
  return db
    .selectFrom('requirements')
    .selectAll()
    .where('user_id', '=', application.user_id)
    .where('application_id', '=', application.id)
    .orderBy('kind')
    .execute();
}

export async function findRequirement(
  db: Db,
  { userId, brandId }: Owner,
  kind: RequirementKind,
  id: string,
): Promise<RequirementRow | undefined> {
  return db
    .selectFrom('requirements')
    .selectAll()
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** One that files meet, whichever it is. */
export async function findProof(
  db: Db,
  { userId, brandId }: Owner,
  id: string,
): Promise<ProofRow | undefined> {
  return db
    .selectFrom('requirements')
    .selectAll()
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .where('kind', 'in', PROOF_KINDS)
    .where('id', '=', id)
    .$narrowType<{ kind: ProofKind }>()
    .executeTakeFirst();
}

/** Whosever it is: for staff. */
export async function findRequirementById(db: Db, id: string): Promise<RequirementRow | undefined> {
  return db.selectFrom('requirements').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Undefined where the application was never asked for it: an older release did not ask. */
export async function requirementOf(
  db: Db,
  application: OfApplication,
  asked: RequirementKind,
): Promise<RequirementRow | undefined> {
  return (await listRequirements(db, application)).find(({ kind }) => kind === asked);
}

export async function stateOf(
  db: Db,
  application: OfApplication,
  asked: RequirementKind,
): Promise<RequirementState | undefined> {
  return (await requirementOf(db, application, asked))?.state;
}

/** Where the proofs of an application are looked at: it can still be completed. */
const PROOFS_ARE_REVIEWED_IN: readonly ApplicationState[] = ['Requirements', 'Documents', 'Unrequested'];

/** How many proofs staff see in their list. */
const MOST_WAITING = 100;

/** Proofs waiting to be checked, of every borrower and brand, the longest waiting first. */
export async function listWaitingProofs(db: Db): Promise<ProofRow[]> {
  return waiting(db).orderBy('updated_at').orderBy('id').limit(MOST_WAITING).execute();
}

/** Files that have waited since before an instant. What waits without files is for staff. */
export async function listWaitingSince(db: Db, before: Instant): Promise<ProofRow[]> {
  return waiting(db)
    .where('state', '=', sql.lit('Provided'))
    .where('updated_at', '<=', before)
    .orderBy('updated_at')
    .orderBy('id')
    .execute();
}

/** One of them, for staff; undefined when it does not wait any more. */
export async function findWaitingProof(db: Db, id: string): Promise<ProofRow | undefined> {
  return waiting(db).where('id', '=', id).executeTakeFirst();
}

function waiting(db: Db) {
  return db
    .selectFrom('requirements')
    .selectAll()
    .where('state', 'in', ['Provided', 'In review'])
    .where('kind', 'in', PROOF_KINDS)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('loan_applications')
          .select('loan_applications.id')
          .whereRef('loan_applications.user_id', '=', 'requirements.user_id')
          .whereRef('loan_applications.id', '=', 'requirements.application_id')
          .where('loan_applications.state', 'in', PROOFS_ARE_REVIEWED_IN),
      ),
    )
    .$narrowType<{ kind: ProofKind }>();
}

/** The application, other than this, whose proof of income was accepted last. One from outside may be another person's. */
export async function findNewestProvenElsewhere(
  db: Db,
  application: OfApplication,
): Promise<OfApplication | undefined> {
  return db
    .selectFrom('requirements')
    .innerJoin('loan_applications', (join) =>
      join
        .onRef('loan_applications.user_id', '=', 'requirements.user_id')
        .onRef('loan_applications.id', '=', 'requirements.application_id'),
    )
    .select(['loan_applications.user_id', 'loan_applications.id'])
    .where('requirements.user_id', '=', application.user_id)
    .where('requirements.application_id', '!=', application.id)
    .where('requirements.kind', '=', 'income')
    .where('requirements.state', '=', 'Met')
    .where('loan_applications.is_from_outside', '=', false)
    .orderBy('requirements.updated_at', 'desc')
    .executeTakeFirst();
}

/** Inserts what the application does not have yet. Whether what it has may be left out can have changed. */
export async function insertRequirements(tx: Db, rows: Insertable<RequirementsTable>[]): Promise<void> {
  await tx
    .insertInto('requirements')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'application_id', 'kind'])
        .doUpdateSet(({ ref }) => ({ may_skip: ref('excluded.may_skip') })),
    )
    .execute();
}

export async function updateRequirement(
  tx: Db,
  application: OfApplication,
  kind: RequirementKind,
  changes: Updateable<RequirementsTable>,
): Promise<void> {
  await tx
    .updateTable('requirements')
    .set(changes)
    .where('user_id', '=', application.user_id)
    .where('application_id', '=', application.id)
    .where('kind', '=', kind)
    .execute();
}
