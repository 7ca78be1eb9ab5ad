import { project } from '@fairlead/core/loan/read/project';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { loadEmbeds } from '../../resources/embeds.ts';
import { LOAN_GRAPH, needsRelationRows } from '../../resources/loan/loan-embeds.ts';
import { findLoanWithEvents } from '../../resources/loan/loan-view-store.ts';
import { presentLoan } from '../../resources/loan/present-loan.ts';

/** The loan projected from its events as of today. Writes nothing: the daily run keeps the row. */
export async function readLoan(
  { db, cipher, actor, today }: RequestContext<Borrower>,
  id: string,
  embedded: ReadonlySet<string>,
) {
  const found = await findLoanWithEvents(db, actor, id, { relations: needsRelationRows(embedded) });
  if (!found) return refuse('notFound');
  const { events, openPayments, account, cards, documents, ...loan } = found;
  const facts = { loan, events, projection: project(loan.agreement, events, today) };
  const rows =
    openPayments && cards && documents && account !== undefined
      ? { openPayments, account, cards, documents }
      : {};
  const relations = await loadEmbeds(LOAN_GRAPH, embedded, { ...facts, ...rows, cipher });
  return accept({ ...presentLoan(cipher, facts), ...relations });
}
