import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { recordAudit } from '../../resources/audit/audit-store.ts';
import { evidenceFiles } from './evidence-files.ts';
import { gatherEvidence } from './gather-evidence.ts';

/** What was shown, confirmed and signed for the caller's loan. */
export async function readEvidence(context: RequestContext<Borrower>, loanId: string) {
  const signed = await gatherEvidence(context, loanId);
  return signed ? accept(signed.evidence) : refuse('notFound');
}

/** The same with the documents, as a ZIP. That it was downloaded is recorded. */
export async function downloadEvidence(context: RequestContext<Borrower>, loanId: string) {
  const { actor, brand, db } = context;
  const signed = await gatherEvidence(context, loanId);
  if (!signed) return refuse('notFound');
  const bytes = await evidenceFiles(context, signed);
  await recordAudit(context, db, {
    ...actor,
    actor: 'borrower',
    action: 'evidence-downloaded',
    subjectType: 'loan',
    subjectId: loanId,
  });
  return accept({
    bytes,
    contentType: 'application/zip',
    filename: `${brand.id}-signed-documents-${signed.evidence.reference}.zip`,
    isDownload: true,
  });
}
