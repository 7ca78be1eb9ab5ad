import type { ContactPermission } from '@fairlead/core/contact/contact-permissions';
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

/** Every answer that was ever given or taken as given, the oldest first. */
export async function listPermissionChanges(
  db: Db,
  { userId, brandId }: Owner,
): Promise<ContactPermissionRow[]> {
  return db
    .selectFrom('contact_permissions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .orderBy('changed_at')
    .orderBy('id')
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

/** Whether the newest answer to it is yes. */
export async function isPermitted(db: Db, owner: Owner, permission: ContactPermission): Promise<boolean> {
  const rows = await listNewestPermissions(db, owner);
  return rows.some((row) => row.permission === permission && row.allowed);
}
