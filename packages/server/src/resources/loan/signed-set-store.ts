import type { Db } from '../../database/database.ts';
import type { DocumentSetRow } from '../document/document-store.ts';
import type { LoanRow } from './loan-store.ts';

/** The document set whose hashes the signature holds. */
export async function findSignedSet(
  db: Db,
  loan: Pick<LoanRow, 'user_id' | 'application_id'>,
): Promise<DocumentSetRow | undefined> {
  return db
    .selectFrom('document_sets')
    .innerJoin('signatures', (on) =>
      on
        .onRef('signatures.user_id', '=', 'document_sets.user_id')
        .onRef('signatures.set_id', '=', 'document_sets.id'),
    )
    .selectAll('document_sets')
    .where('signatures.user_id', '=', loan.user_id)
    .where('signatures.application_id', '=', loan.application_id)
    .executeTakeFirst();
}
