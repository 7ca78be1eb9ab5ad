import type { DocumentSlug } from '@fairlead/contract/vocabulary';
import type { Borrower, RequestContext } from '../../context.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import { markRead } from '../../resources/document/document-store.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import { lockApplication } from '../../resources/loan-application/loan-application-store.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { areAllRead, documentsOfToday } from '../../resources/document/todays-documents.ts';

/** "I have read this": of this document of the current set only, and no more than that. */
export function confirmRead(slug: DocumentSlug) {
  return (context: RequestContext<Borrower>, id: string) =>
    context.transaction(async (tx) => {
      const application = await lockApplication(tx, context.actor, id);
      if (!application) return refuse('notFound');
      const found = await documentsOfToday(tx, application, context.today);
      if (!found.ok) return found;
      const { set } = found.value;
      await markRead(tx, set, slug, context.now);
      await auditApplication(tx, context, application, 'document-read', { slug, setId: set.id });
      return accept(await viewApplication(tx, context, application));
    });
}

/** Every document of the current set has been read. */
export function completeReading(context: RequestContext<Borrower>, id: string) {
  return context.transaction(async (tx) => {
    const application = await lockApplication(tx, context.actor, id);
    if (!application) return refuse('notFound');
    const found = await documentsOfToday(tx, application, context.today);
    if (!found.ok) return found;
    if (!areAllRead(found.value)) return refuse('documentsNotRead');
    await auditApplication(tx, context, application, 'documents-read', { setId: found.value.set.id });
    return accept(await viewApplication(tx, context, application));
  });
}
