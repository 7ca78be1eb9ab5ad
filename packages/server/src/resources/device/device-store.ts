import type { Insertable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { DevicesTable } from '../../database/tables/visits/devices.ts';

/** Stores the device of a borrower's session, unless it is stored already; returns its id either way. */
export async function storeDevice(db: Db, row: Insertable<DevicesTable>): Promise<string> {
  const { id } = await db
    .insertInto('devices')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'session_id']).doUpdateSet({ session_id: row.session_id }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteDevicesBefore(db: Db, instant: Instant): Promise<void> {
  await db.deleteFrom('devices').where('created_at', '<', instant).execute();
}
