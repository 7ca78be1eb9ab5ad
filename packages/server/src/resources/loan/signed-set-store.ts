import type { Db } from '../../database/database.ts';
import type { DocumentSetRow } from '../document/document-store.ts';
import { findSignature } from '../signature/signature-store.ts';
import type { LoanRow } from './loan-store.ts';

/** The document set whose hashes the signature holds. */
export async function findSignedSet(
  db: Db,
  loan: Pick<LoanRow, 'user_id' | 'id' | 'application_id'>,
): Promise<DocumentSetRow | undefined> {
  const signature = await findSignature(db, loan);
  if (!signature) return undefined;
  return db
    .selectFrom('document_sets')
    .selectAll()
    .where('user_id', '=', loan.user_id)
    .where('id', '=', signature.set_id)
    .executeTakeFirst();
}
