import type { DocumentSlug } from '@fairlead/contract/vocabulary';
import type { Borrower, RequestContext } from '../../context.ts';
import { DOCUMENT_CSP } from '../../documents/document-style.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import type { DocumentAnswer } from '../../http/answers/result.ts';
import {
  findCurrentSet,
  readDocumentBytes,
  type DocumentFormat,
} from '../../resources/document/document-store.ts';
import { findApplication } from '../../resources/loan-application/loan-application-store.ts';

const CONTENT_TYPES = {
  html: 'text/html; charset=utf-8',
  pdf: 'application/pdf',
} as const satisfies Record<DocumentFormat, DocumentAnswer['contentType']>;

/** A document of the current set, byte for byte what was stored. A signed set stays readable. */
export function readDocument({ isDownload }: { readonly isDownload: boolean }) {
  return async (
    { db, cipher, actor, today }: RequestContext<Borrower>,
    {
      id,
      slug,
      format,
    }: { readonly id: string; readonly slug: DocumentSlug; readonly format: DocumentFormat },
  ) => {
    const application = await findApplication(db, actor, id);
    const set = application && (await findCurrentSet(db, application));
    if (!application || !set) return refuse('notFound');
    const isSigned = application.state === 'Requested';
    if (!isSigned && set.drawdown_on !== today) return refuse('documentsOutOfDate');
    const bytes = await readDocumentBytes(db, cipher, set, slug, format);
    if (!bytes) return refuse('notFound');
    return accept({
      bytes,
      contentType: CONTENT_TYPES[format],
      filename: `${slug}.${format}`,
      isDownload,
      contentSecurityPolicy: DOCUMENT_CSP,
    });
  };
}
