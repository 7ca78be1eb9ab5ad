import { titlesOf } from '@fairlead/core/documents/documents-of-product';
import { READING_ORDER, unreadBefore, type DocumentToRead } from '@fairlead/core/documents/reading-order';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { completeReading, markRead, type DocumentSetRow } from '../../resources/document/document-store.ts';
import { areAllRead, documentsOfToday } from '../../resources/document/todays-documents.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import { lockApplication } from '../../resources/loan-application/loan-application-store.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';

type Context = RequestContext<Borrower>;

/** Why documents cannot be confirmed yet, after those that were. */
type Check<R extends string> = (
  read: ReadonlySet<DocumentToRead>,
  set: DocumentSetRow,
) => Outcome<unknown, R>;

function confirm<R extends string>(
  context: Context,
  id: string,
  slugs: readonly DocumentToRead[],
  lookedAt: string | undefined,
  check: Check<R>,
) {
  return context.transaction(async (tx) => {
    const application = await lockApplication(tx, context.actor, id);
    if (!application) return refuse('notFound');
    const found = await documentsOfToday(tx, application, context, lookedAt);
    if (!found.ok) return found;
    const { set, documents } = found.value;
    const isRead = (slug: DocumentToRead) =>
      documents.some((document) => document.slug === slug && document.read_at !== null);
    const checked = check(new Set(READING_ORDER.filter(isRead)), set);
    if (!checked.ok) return checked;
    for (const slug of slugs) {
      await markRead(tx, set, slug, context.now);
      await auditApplication(tx, context, application, 'document-read', { slug, setId: set.id });
    }
    return accept(await viewApplication(tx, context, application));
  });
}

/** "I have read this", of the document that comes before all others. */
export const confirmReadFirst = (context: Context, id: string, lookedAt: string | undefined) =>
  confirm<never>(context, id, ['adequate-explanations'], lookedAt, () => accept(null));

/** "I have read these": documents of the current set, in their order, all or none. It says no more than that. */
export function confirmRead(
  context: Context,
  id: string,
  slugs: readonly DocumentToRead[],
  lookedAt: string | undefined,
) {
  const confirmed = READING_ORDER.filter((slug) => slugs.includes(slug));
  return confirm(context, id, confirmed, lookedAt, (read, { dated_price: { productId } }) => {
    const [missing] = confirmed.flatMap((slug) =>
      unreadBefore(slug, (earlier) => read.has(earlier) || confirmed.includes(earlier)),
    );
    if (missing === undefined) return accept(null);
    return refuse('documentsOutOfOrder', { message: `Read ${titlesOf(productId)[missing]} first.` });
  });
}

/** Every document of the current set that is confirmed has been read: it can be signed. */
export function completeReadDocuments(context: Context, id: string) {
  return context.transaction(async (tx) => {
    const application = await lockApplication(tx, context.actor, id);
    if (!application) return refuse('notFound');
    const found = await documentsOfToday(tx, application, context);
    if (!found.ok) return found;
    if (!areAllRead(found.value)) return refuse('documentsNotRead');
    await completeReading(tx, found.value.set, context.now);
    await auditApplication(tx, context, application, 'documents-read', { setId: found.value.set.id });
    return accept(await viewApplication(tx, context, application));
  });
}
