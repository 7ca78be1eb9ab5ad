import type { Insertable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { SessionsTable } from '../../database/tables/sessions.ts';

export async function insertSession(db: Db, row: Insertable<SessionsTable>): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}
