import { PROOF_KINDS, type ProofKind } from '@fairlead/core/requirement/proof';
import type { Db } from '../../database/database.ts';
import { isForTheAccount } from '../loan-application/loan-application-store.ts';
import type { Owner } from '../user/user-store.ts';
import { METADATA, type AttachmentRow } from './attachment-store.ts';

/** A file with its digest and the proof that it was sent for. */
export type FileOfBorrower = AttachmentRow & {
  readonly content_sha256: string;
  readonly kind: ProofKind;
};

/** Every file of a borrower, of all applications that are the account's, the newest first. */
export async function listFilesOf(db: Db, { userId, brandId }: Owner): Promise<FileOfBorrower[]> {
  return db
    .selectFrom('attachments')
    .innerJoin('requirements', (join) =>
      join
        .onRef('requirements.user_id', '=', 'attachments.user_id')
        .onRef('requirements.id', '=', 'attachments.requirement_id'),
    )
    .select(METADATA.map((column) => `attachments.${column}` as const))
    .select(['attachments.content_sha256', 'requirements.kind'])
    .where('attachments.user_id', '=', userId)
    .where('attachments.brand_id', '=', brandId)
    .where('requirements.kind', 'in', PROOF_KINDS)
    .where('attachments.application_id', 'in', ({ selectFrom }) =>
      selectFrom('loan_applications')
        .select('loan_applications.id')
        .where('loan_applications.user_id', '=', userId)
        .where(isForTheAccount),
    )
    .orderBy('attachments.sent_at', 'desc')
    .orderBy('attachments.id', 'desc')
    .$narrowType<{ kind: ProofKind }>()
    .execute();
}
