import type { LoanEvent } from '@fairlead/core/loan/events';
import { json } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { LoanKey, LoanRow } from './loan-store.ts';

/** The loan's history in the order in which it was recorded. */
export async function listEvents(db: Db, { userId, loanId }: LoanKey): Promise<LoanEvent[]> {
  const rows = await db
    .selectFrom('loan_events')
    .select('body')
    .where('user_id', '=', userId)
    .where('loan_id', '=', loanId)
    .orderBy('sequence')
    .execute();
  return rows.map(({ body }) => body);
}

/** Appends, after the `known` events that are there already. The caller holds the loan's row. */
export async function appendEvents(
  tx: Db,
  loan: LoanRow,
  events: readonly LoanEvent[],
  { known, actor }: { readonly known: number; readonly actor: string },
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event, index) => ({
    user_id: loan.user_id,
    loan_id: loan.id,
    sequence: known + index + 1,
    brand_id: loan.brand_id,
    kind: event.kind,
    value_on: event.valueOn,
    recorded_at: event.recordedAt,
    reference: event.reference,
    actor,
    body: json(event),
  }));
  await tx.insertInto('loan_events').values(rows).execute();
}
