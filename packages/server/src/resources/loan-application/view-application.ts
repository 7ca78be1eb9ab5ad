import type { Db } from '../../database/database.ts';
import { findCurrentSet, listDocuments } from '../document/document-store.ts';
import { loadEmbeds } from '../embeds.ts';
import { findLoanOf } from '../loan/loan-store.ts';
import { findCurrentQuote } from '../quote/quote-store.ts';
import { APPLICATION_GRAPH } from './application-embeds.ts';
import type { Viewer } from './viewer.ts';
import type { ApplicationRow } from './loan-application-store.ts';
import { presentLoanApplication, type ApplicationView } from './present-loan-application.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** Reads an application with the relations asked for and presents it to this viewer. */
export async function viewApplication(
  db: Db,
  viewer: Viewer,
  application: ApplicationRow,
  embedded: ReadonlySet<string> = NOTHING,
): Promise<ApplicationView> {
  const set = await findCurrentSet(db, application);
  const facts = {
    application,
    set,
    quote: await findCurrentQuote(db, application),
    documents: set ? await listDocuments(db, set) : [],
    loan: await findLoanOf(db, application),
    today: viewer.today,
    config: viewer.config,
    subjectId: viewer.actor.subjectId,
  };
  const relations = await loadEmbeds(APPLICATION_GRAPH, embedded, { ...facts, db, viewer });
  return { ...presentLoanApplication(facts), ...relations };
}
