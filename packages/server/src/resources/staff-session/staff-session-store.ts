import type { Insertable, Selectable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { StaffSessionsTable } from '../../database/tables/staff-sessions.ts';

export type StaffSessionRow = Selectable<StaffSessionsTable>;

export async function insertStaffSession(tx: Db, row: Insertable<StaffSessionsTable>): Promise<void> {
  await tx.insertInto('staff_sessions').values(row).execute();
}

/** A session that is neither revoked nor expired. */
export async function findStaffSession(
  db: Db,
  tokenHash: string,
  now: Instant,
): Promise<StaffSessionRow | undefined> {
  return db
    .selectFrom('staff_sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('idle_expires_at', '>', now)
    .where('absolute_expires_at', '>', now)
    .executeTakeFirst();
}

export async function extendStaffSession(db: Db, id: string, idleExpiresAt: Instant): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ idle_expires_at: idleExpiresAt })
    .where('id', '=', id)
    .execute();
}

export async function revokeStaffSession(tx: Db, id: string, now: Instant): Promise<void> {
  await tx
    .updateTable('staff_sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function deleteStaffSessionsBefore(db: Db, instant: Instant): Promise<void> {
  await db.deleteFrom('staff_sessions').where('absolute_expires_at', '<', instant).execute();
}
