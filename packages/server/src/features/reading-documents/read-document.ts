import type { DocumentSlug } from '@fairlead/contract/vocabulary';
import type { Borrower, RequestContext } from '../../context.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import type { DocumentAnswer } from '../../http/answers/result.ts';
import {
  findCurrentSet,
  readDocumentBytes,
  type DocumentFormat,
} from '../../resources/document/document-store.ts';
import { isOfToday } from '../../resources/document/todays-documents.ts';
import { findApplication } from '../../resources/loan-application/loan-application-store.ts';
import { prepareDocuments } from './prepare-documents.ts';

const CONTENT_TYPES = {
  html: 'text/html; charset=utf-8',
  pdf: 'application/pdf',
} as const satisfies Record<DocumentFormat, DocumentAnswer['contentType']>;

interface Asked {
  readonly id: string;
  readonly slug: DocumentSlug;
  readonly format: DocumentFormat;
}

/** A document of the current set, byte for byte what was stored. */
export async function downloadDocument(context: RequestContext<Borrower>, { id, slug, format }: Asked) {
  return bytesOf(context, await findReadable(context, id), { slug, format, isDownload: true });
}

/** The same, to be read in the browser. Where there are no documents of today, it makes them. */
export async function readDocument(context: RequestContext<Borrower>, { id, slug, format }: Asked) {
  const shown = { slug, format, isDownload: false };
  const found = await findReadable(context, id);
  if (found.ok || found.refusal === 'notFound' || !makesDocuments(context))
    return bytesOf(context, found, shown);
  const made = await prepareDocuments(context, id);
  return made.ok ? bytesOf(context, await findReadable(context, id), shown) : made;
}

/** Another site can make a browser send the cookie, or the password of `/sandbox`, so neither makes documents. */
function makesDocuments({ method, header }: RequestContext<Borrower>): boolean {
  return method === 'GET' && /^Bearer /i.test(header('authorization') ?? '');
}

/** The set that can be read: of today, or signed. */
async function findReadable(context: RequestContext<Borrower>, id: string) {
  const { db, actor } = context;
  const application = await findApplication(db, actor, id);
  if (!application) return refuse('notFound');
  const set = await findCurrentSet(db, application);
  if (!set) return refuse('documentsNotPrepared');
  if (application.state !== 'Requested' && !isOfToday(set, context)) return refuse('documentsOutOfDate');
  return accept(set);
}

type Shown = Omit<Asked, 'id'> & { readonly isDownload: boolean };

async function bytesOf(
  { db, cipher }: RequestContext<Borrower>,
  found: Awaited<ReturnType<typeof findReadable>>,
  { slug, format, isDownload }: Shown,
) {
  if (!found.ok) return found;
  const bytes = await readDocumentBytes(db, cipher, found.value, slug, format);
  if (!bytes) return refuse('notFound');
  return accept({
    bytes,
    contentType: CONTENT_TYPES[format],
    filename: `${slug}.${format}`,
    isDownload,
  });
}
