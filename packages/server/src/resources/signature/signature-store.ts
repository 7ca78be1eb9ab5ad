import type { Insertable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { SignaturesTable } from '../../database/tables/signatures.ts';

/** Append-only, and one for each application. */
export async function insertSignature(tx: Db, row: Insertable<SignaturesTable>): Promise<void> {
  await tx.insertInto('signatures').values(row).execute();
}
