import type { PayslipReading } from '@fairlead/core/payslip/assess-payslip';
import type { Selectable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { AttachmentsTable } from '../../database/tables/requirements/attachments.ts';
import type { Cipher } from '../../security/cipher.ts';
import type { KeptFile, StoredFile } from './attachment-files.ts';
import type { RequirementRow } from './requirement-store.ts';

/** A file without its bytes. */
export type AttachmentRow = Omit<
  Selectable<AttachmentsTable>,
  'file_encrypted' | 'stored_in' | 'content_sha256' | 'phone_link_id'
>;

type Column = 'filename_encrypted' | 'payslip_encrypted';

const placeOf = (row: string, column: Column) => ({ table: 'attachments', row, column });

export const METADATA = [
  'user_id',
  'id',
  'brand_id',
  'application_id',
  'requirement_id',
  'loan_case_id',
  'filename_encrypted',
  'content_type',
  'pages',
  'sent_at',
  'refused_at',
  'payslip_encrypted',
  'contested_at',
] as const;

interface NewAttachment extends KeptFile {
  readonly filename: string;
  readonly now: Instant;
  /** The link by which a phone sent it; null where the borrower's own session did. */
  readonly phoneLinkId: string | null;
  readonly payslip: PayslipReading | null;
}

/** What a file is of: a requirement, a case of a loan, or with both ids null a second look. */
type FileOf = Pick<RequirementRow, 'user_id' | 'brand_id' | 'application_id'> & {
  readonly id: string | null;
  readonly loanCaseId?: string;
};

/** Stores a file so that only the cipher reads it. */
export async function insertAttachment(
  tx: Db,
  cipher: Cipher,
  requirement: FileOf,
  { id, filename, placed, sha256, contentType, pages, now, phoneLinkId, payslip }: NewAttachment,
): Promise<void> {
  await tx
    .insertInto('attachments')
    .values({
      user_id: requirement.user_id,
      id,
      brand_id: requirement.brand_id,
      application_id: requirement.application_id,
      requirement_id: requirement.id,
      loan_case_id: requirement.loanCaseId ?? null,
      filename_encrypted: cipher.seal(placeOf(id, 'filename_encrypted'), filename),
      content_type: contentType,
      file_encrypted: placed.bytes,
      stored_in: placed.storedIn,
      content_sha256: sha256,
      pages,
      sent_at: now,
      refused_at: null,
      phone_link_id: phoneLinkId,
      payslip_encrypted: payslip && cipher.seal(placeOf(id, 'payslip_encrypted'), JSON.stringify(payslip)),
      contested_at: null,
    })
    .execute();
}

/** Every file of an application, the oldest first. */
export async function listAttachments(
  db: Db,
  application: { readonly user_id: string; readonly id: string },
): Promise<AttachmentRow[]> {
  return db
    .selectFrom('attachments')
    .select(METADATA)
    .where('user_id', '=', application.user_id)
    .where('application_id', '=', application.id)
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
}

/** The files that count for a requirement, the oldest first. */
export async function listCounting(db: Db, requirement: RequirementRow): Promise<AttachmentRow[]> {
  const { user_id, application_id } = requirement;
  const all = await listAttachments(db, { user_id, id: application_id });
  return all.filter((row) => row.requirement_id === requirement.id && row.refused_at === null);
}

/** The file that was sent with a request for a second look, if one was. */
export async function findSecondLookFile(
  db: Db,
  { user_id, id }: { readonly user_id: string; readonly id: string },
  askedAt: Instant,
): Promise<AttachmentRow | undefined> {
  const all = await listAttachments(db, { user_id, id });
  const isOfIt = ({ requirement_id, loan_case_id, sent_at }: AttachmentRow) =>
    requirement_id === null && loan_case_id === null && Date.parse(sent_at) >= Date.parse(askedAt);
  return all.find(isOfIt);
}

/** The files that were sent for cases of a loan, the oldest first. */
export async function listFilesOfCases(
  db: Db,
  { user_id, application_id: id }: { readonly user_id: string; readonly application_id: string },
): Promise<AttachmentRow[]> {
  return (await listAttachments(db, { user_id, id })).filter((row) => row.loan_case_id !== null);
}

/** None of the files counts from then on. */
export async function refuseAttachments(tx: Db, requirement: RequirementRow, now: Instant): Promise<void> {
  await tx
    .updateTable('attachments')
    .set({ refused_at: now })
    .where('user_id', '=', requirement.user_id)
    .where('requirement_id', '=', requirement.id)
    .where('refused_at', 'is', null)
    .execute();
}

export const filenameOf = (cipher: Cipher, { id, filename_encrypted }: AttachmentRow): string =>
  cipher.open(placeOf(id, 'filename_encrypted'), filename_encrypted);

/** What was read from a file that is a payslip. */
export function payslipOf(cipher: Cipher, { id, payslip_encrypted }: AttachmentRow): PayslipReading | null {
  if (payslip_encrypted === null) return null;
  const text = cipher.open(placeOf(id, 'payslip_encrypted'), payslip_encrypted);
  return JSON.parse(text) as PayslipReading; // the cipher vouches that this is what `insertAttachment` wrote
}

/** The borrower says that what was read is wrong. */
export async function contestReading(
  tx: Db,
  { user_id, id }: Pick<AttachmentRow, 'user_id' | 'id'>,
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('attachments')
    .set({ contested_at: now })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('contested_at', 'is', null)
    .execute();
}

/** Where the bytes of a file are. */
export async function findStoredFile(
  db: Db,
  { user_id, id }: Pick<AttachmentRow, 'user_id' | 'id'>,
): Promise<StoredFile> {
  return db
    .selectFrom('attachments')
    .select(['id', 'stored_in', 'file_encrypted'])
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Those of the ids that are files which are stored outside of their rows. */
export async function listStoredOutside(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('attachments')
    .select('id')
    .where('id', 'in', ids)
    .where('stored_in', '<>', 'database')
    .execute();
  return rows.map(({ id }) => id);
}
