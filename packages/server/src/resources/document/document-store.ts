import type { DocumentSlug } from '@fairlead/contract/vocabulary';
import type { Insertable, Selectable } from 'kysely';
import type { Hire } from '@fairlead/core/vehicle/vehicle';
import type { Instant, Sealed } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { DocumentSetsTable } from '../../database/tables/document-sets.ts';
import type { DocumentsTable } from '../../database/tables/documents.ts';
import type { RenderedDocument } from '../../documents/render-document-set.ts';
import type { Cipher } from '../../security/cipher.ts';
import { sealText, textIn } from '../sealed-columns/sealed-columns.ts';

export type DocumentSetRow = Selectable<DocumentSetsTable>;

/** A document without its bytes. */
export type DocumentRow = Omit<Selectable<DocumentsTable>, 'html_encrypted' | 'pdf_encrypted'>;

export type DocumentFormat = 'html' | 'pdf';

type OfApplication = { readonly user_id: string; readonly id: string };

export async function findCurrentSet(
  db: Db,
  application: OfApplication,
): Promise<DocumentSetRow | undefined> {
  return db
    .selectFrom('document_sets')
    .selectAll()
    .where('user_id', '=', application.user_id)
    .where('application_id', '=', application.id)
    .where('superseded_at', 'is', null)
    .executeTakeFirst();
}

export async function supersedeSet(tx: Db, application: OfApplication, now: Instant): Promise<void> {
  await tx
    .updateTable('document_sets')
    .set({ superseded_at: now })
    .where('user_id', '=', application.user_id)
    .where('application_id', '=', application.id)
    .where('superseded_at', 'is', null)
    .execute();
}

export async function insertSet(tx: Db, row: Insertable<DocumentSetsTable>): Promise<DocumentSetRow> {
  return tx.insertInto('document_sets').values(row).returningAll().executeTakeFirstOrThrow();
}

export function sealHire(cipher: Cipher, setId: string, hire: Hire): Sealed {
  return sealText(cipher, 'document_sets', setId, JSON.stringify(hire));
}

/** The car and the agreement that is settled, as the documents say; null for an unsecured loan. */
export function openHire(cipher: Cipher, set: DocumentSetRow): Hire | null {
  const text = textIn(cipher, 'document_sets', set);
  // As `sealHire` wrote it.
  return text === null ? null : (JSON.parse(text) as Hire);
}

/** Stores the very bytes that will be shown, sealed, with the hashes of what is inside. */
export async function insertDocument(
  tx: Db,
  cipher: Cipher,
  set: DocumentSetRow,
  id: string,
  rendered: RenderedDocument,
): Promise<void> {
  await tx
    .insertInto('documents')
    .values({
      user_id: set.user_id,
      id,
      brand_id: set.brand_id,
      set_id: set.id,
      application_id: set.application_id,
      slug: rendered.slug,
      html_encrypted: cipher.sealBytes(placeOf(id, 'html'), rendered.html),
      pdf_encrypted: cipher.sealBytes(placeOf(id, 'pdf'), rendered.pdf),
      html_sha256: rendered.htmlSha256,
      pdf_sha256: rendered.pdfSha256,
      words: rendered.words,
      template_version: set.template_version,
      created_at: set.created_at,
      read_at: null,
    })
    .execute();
}

export async function listDocuments(db: Db, set: DocumentSetRow): Promise<DocumentRow[]> {
  return db
    .selectFrom('documents')
    .select(['user_id', 'id', 'brand_id', 'set_id', 'application_id', 'slug'])
    .select(['html_sha256', 'pdf_sha256', 'words', 'template_version', 'created_at', 'read_at'])
    .where('user_id', '=', set.user_id)
    .where('set_id', '=', set.id)
    .execute();
}

/** The bytes exactly as they were stored. */
export async function readDocumentBytes(
  db: Db,
  cipher: Cipher,
  set: DocumentSetRow,
  slug: DocumentSlug,
  format: DocumentFormat,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('documents')
    .select(['id', 'html_encrypted', 'pdf_encrypted'])
    .where('user_id', '=', set.user_id)
    .where('set_id', '=', set.id)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row && cipher.openBytes(placeOf(row.id, format), row[`${format}_encrypted`]);
}

/** Notes the first time that a document of the set was said to be read. */
export async function markRead(tx: Db, set: DocumentSetRow, slug: DocumentSlug, now: Instant): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ read_at: now })
    .where('user_id', '=', set.user_id)
    .where('set_id', '=', set.id)
    .where('slug', '=', slug)
    .where('read_at', 'is', null)
    .execute();
}

/** Notes when the borrower first said that every document of the set was read. */
export async function completeReading(tx: Db, set: DocumentSetRow, now: Instant): Promise<void> {
  await tx
    .updateTable('document_sets')
    .set({ reading_completed_at: now })
    .where('user_id', '=', set.user_id)
    .where('id', '=', set.id)
    .where('reading_completed_at', 'is', null)
    .execute();
}

function placeOf(row: string, format: DocumentFormat) {
  return { table: 'documents', row, column: `${format}_encrypted` };
}
