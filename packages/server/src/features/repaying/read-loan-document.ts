import type { DocumentSlug } from '@fairlead/contract/vocabulary';
import type { Borrower, RequestContext } from '../../context.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import { readDocumentBytes } from '../../resources/document/document-store.ts';
import { findSignedSet } from '../../resources/loan/signed-set-store.ts';
import { findLoan } from '../../resources/loan/loan-store.ts';

/** A document that was signed with the loan, byte for byte. */
export function readLoanDocument({ isDownload }: { readonly isDownload: boolean }) {
  return async (
    { db, cipher, actor }: RequestContext<Borrower>,
    { id, slug }: { readonly id: string; readonly slug: DocumentSlug },
  ) => {
    const loan = await findLoan(db, actor, id);
    const set = loan && (await findSignedSet(db, loan));
    const bytes = set && (await readDocumentBytes(db, cipher, set, slug, 'pdf'));
    if (!loan || !bytes) return refuse('notFound');
    return accept({
      bytes,
      contentType: 'application/pdf',
      filename: `${slug}-${loan.reference}.pdf`,
      isDownload,
    });
  };
}
