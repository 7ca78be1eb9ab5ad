import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { ContactPermissionsTable } from '../../database/tables/contact-permissions.ts';
import type { Owner } from '../user/user-store.ts';

export type ContactPermissionRow = Selectable<ContactPermissionsTable>;

/** The row that counts of each permission. */
export async function listNewestPermissions(
  db: Db,
  { userId, brandId }: Owner,
): Promise<ContactPermissionRow[]> {
  return db
    .selectFrom('contact_permissions')
    .distinctOn('permission')
    .selectAll()
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .orderBy('permission')
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function insertPermissions(
  tx: Db,
  rows: readonly Insertable<ContactPermissionsTable>[],
): Promise<void> {
  await tx
    .insertInto('contact_permissions')
    .values([...rows])
    .execute();
}

/** The permissions whose newest row allows something. */
export async function listAllowedPermissions(db: Db, { userId, brandId }: Owner): Promise<string[]> {
  const rows = await db
    .selectFrom('contact_permissions')
    .distinctOn('permission')
    .select(['permission', 'allowed'])
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .orderBy('permission')
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.filter(({ allowed }) => allowed).map(({ permission }) => permission);
}
