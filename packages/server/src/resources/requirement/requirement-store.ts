import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { RequirementKind, RequirementState } from '@fairlead/core/requirement/requirement';
import type { RequirementsTable } from '../../database/tables/requirements.ts';
import type { Owner } from '../user/user-store.ts';

export type RequirementRow = Selectable<RequirementsTable>;

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

/** Undefined where the application was never asked for it: an older release did not ask. */
export async function stateOf(
  db: Db,
  application: OfApplication,
  asked: RequirementKind,
): Promise<RequirementState | undefined> {
  return (await listRequirements(db, application)).find(({ kind }) => kind === asked)?.state;
}

/** Inserts what the application does not have yet. */
export async function insertRequirements(tx: Db, rows: Insertable<RequirementsTable>[]): Promise<void> {
  await tx
    .insertInto('requirements')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'application_id', 'kind']).doNothing())
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
