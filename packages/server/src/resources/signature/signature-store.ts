import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { SignaturesTable } from '../../database/tables/signatures.ts';

/** Append-only, and one for each application. */
export async function insertSignature(tx: Db, row: Insertable<SignaturesTable>): Promise<void> {
  await tx.insertInto('signatures').values(row).execute();
}

/** The signature of a loan. */
export async function findSignature(
  db: Db,
  loan: { readonly user_id: string; readonly application_id: string },
): Promise<Pick<Selectable<SignaturesTable>, 'signed_at' | 'document_hashes'> | undefined> {
  return db
    .selectFrom('signatures')
    .select(['signed_at', 'document_hashes'])
    .where('user_id', '=', loan.user_id)
    .where('application_id', '=', loan.application_id)
    .executeTakeFirst();
}
