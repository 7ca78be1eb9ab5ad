import type { LoanEvent } from '@fairlead/core/loan/events';
import { sql } from 'kysely';
import { json } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import { preparedRead, type Given } from '../../database/prepared-read.ts';
import type { Owner } from '../user/user-store.ts';
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

/** What a borrower's view of a loan needs of its row. */
export type LoanTerms = Pick<
  LoanRow,
  'user_id' | 'id' | 'application_id' | 'reference' | 'agreement' | 'signed_on'
>;

export interface LoanWithEvents extends LoanTerms {
  readonly events: readonly LoanEvent[];
}

const loanWithEvents = preparedRead((db, given: Given<Owner & { id: string }>) =>
  db
    .selectFrom('loans')
    .select(['user_id', 'id', 'application_id', 'reference', 'agreement', 'signed_on'])
    .select(({ selectFrom }) =>
      selectFrom('loan_events')
        .select(sql<LoanEvent[]>`coalesce(json_agg(body order by sequence), '[]')`.as('events'))
        .whereRef('loan_events.user_id', '=', 'loans.user_id')
        .whereRef('loan_events.loan_id', '=', 'loans.id')
        .$asScalar()
        .$notNull()
        .as('events'),
    )
    .where('user_id', '=', given('userId'))
    .where('brand_id', '=', given('brandId'))
    .where('id', '=', given('id')),
);

/** The borrower's loan and its history, in one statement. */
export async function findLoanWithEvents(
  db: Db,
  { userId, brandId }: Owner,
  id: string,
): Promise<LoanWithEvents | undefined> {
  const [found] = await loanWithEvents(db, { userId, brandId, id });
  return found;
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
