import { caseReference } from '@fairlead/core/loan-case/loan-cases';
import type { Cipher } from '../../security/cipher.ts';
import type { LoanRow } from '../loan/loan-store.ts';
import { filenameOf, type AttachmentRow } from '../requirement/attachment-store.ts';
import type { StoredCase } from './loan-case-store.ts';

/** A case as its borrower and staff see it. `sent` are the files of any case of the loan. */
export function presentCase(
  { reference }: Pick<LoanRow, 'reference'>,
  { id, number, kind, stated, opened_on, answer_by, outcome, words, answered_on }: StoredCase,
  { cipher, sent }: { readonly cipher: Cipher; readonly sent: readonly AttachmentRow[] },
) {
  return {
    '@type': 'loan-case' as const,
    id,
    reference: caseReference(reference, number),
    kind,
    ...stated,
    files: sent
      .filter((file) => file.loan_case_id === id)
      .map((file) => ({
        id: file.id,
        filename: filenameOf(cipher, file),
        contentType: file.content_type,
        pages: file.pages,
      })),
    openedOn: opened_on,
    answerBy: answer_by,
    answer:
      outcome === null || words === null || answered_on === null
        ? null
        : { outcome, answeredOn: answered_on, words },
  };
}
