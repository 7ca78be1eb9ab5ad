import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { SignaturesTable } from '../../database/tables/signatures.ts';
import type { Cipher, Place } from '../../security/cipher.ts';

/** Append-only, and one for each loan. */
export async function insertSignature(tx: Db, row: Insertable<SignaturesTable>): Promise<void> {
  await tx.insertInto('signatures').values(row).execute();
}

/** The signature of a loan. One of an older release names only the application, which then had no other loan. */
export async function findSignature(
  db: Db,
  loan: { readonly user_id: string; readonly id: string; readonly application_id: string },
): Promise<Selectable<SignaturesTable> | undefined> {
  return db
    .selectFrom('signatures')
    .selectAll()
    .where('user_id', '=', loan.user_id)
    .where('application_id', '=', loan.application_id)
    .where(({ or, eb }) => or([eb('loan_id', '=', loan.id), eb('loan_id', 'is', null)]))
    .orderBy('loan_id', (by) => by.asc().nullsLast())
    .executeTakeFirst();
}

/** Where the name that was typed is stored. */
export function typedNameOf(signature: string): Place {
  return { table: 'signatures', row: signature, column: 'typed_name_encrypted' };
}

/** The name that was typed; null where none was. */
export function openTypedName(
  cipher: Cipher,
  { id, typed_name_encrypted: name }: Pick<Selectable<SignaturesTable>, 'id' | 'typed_name_encrypted'>,
): string | null {
  return name === null ? null : cipher.open(typedNameOf(id), name);
}
