import type { Insertable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { SessionsTable } from '../../database/tables/sessions.ts';

export async function insertSession(db: Db, row: Insertable<SessionsTable>): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

export async function deleteVisitsBefore(db: Db, instant: Instant): Promise<void> {
  await db.deleteFrom('sessions').where('created_at', '<', instant).execute();
}
