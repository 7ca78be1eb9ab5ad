import { READING_ORDER } from '@fairlead/core/documents/reading-order';
import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { versionOf } from '../../documents/templates.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import { findCurrentSet, listDocuments, type DocumentRow, type DocumentSetRow } from './document-store.ts';
import type { ApplicationRow } from '../loan-application/loan-application-store.ts';

export interface CurrentDocuments {
  readonly set: DocumentSetRow;
  readonly documents: readonly DocumentRow[];
}

/** What says which documents are those of today. */
export type TodaysContext = Pick<RequestContext, 'today' | 'config'>;

/** Whether a set was made for today, and with the texts and the Guarantee of this deployment. */
export function isOfToday(set: DocumentSetRow, { today, config }: TodaysContext): boolean {
  return set.drawdown_on === today && set.template_version === versionOf(config.directDebit);
}

/** The set that can be read and signed today, else why not. `lookedAt` is the one that the borrower means. */
export async function documentsOfToday(
  db: Db,
  application: ApplicationRow,
  context: TodaysContext,
  lookedAt?: string,
) {
  if (application.state === 'Requirements') return refuse('requirementsNotMet');
  if (application.state !== 'Documents') return refuse('applicationNotOpen');
  const set = await findCurrentSet(db, application);
  if (!set || !isOfToday(set, context)) return refuse('documentsOutOfDate');
  if (lookedAt !== undefined && set.id !== lookedAt) return refuse('documentsOutOfDate');
  return accept({ set, documents: await listDocuments(db, set) });
}

export function areAllRead({ documents }: CurrentDocuments): boolean {
  return READING_ORDER.every((slug) =>
    documents.some((document) => document.slug === slug && document.read_at !== null),
  );
}
