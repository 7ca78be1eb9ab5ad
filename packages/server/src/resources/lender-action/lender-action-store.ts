import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { sql, type Selectable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { LenderActionsTable, LenderActionState } from '../../database/tables/hardship/lender-actions.ts';
import type { Cipher } from '../../security/cipher.ts';
import type { LoanRow } from '../loan/loan-store.ts';

/** What was asked for, as the call has it. */
export type AskedAction = BodyOf<Endpoints['proposeLenderAction']>;

type Row = Selectable<LenderActionsTable>;

export interface StoredAction extends Omit<Row, 'asked_encrypted' | 'kind'> {
  readonly asked: AskedAction;
}

const placeOf = (row: string) => ({ table: 'lender_actions', row, column: 'asked_encrypted' });

function opened(cipher: Cipher, { asked_encrypted, kind: _, ...row }: Row): StoredAction {
  // The cipher vouches that this is what was sealed below.
  return { ...row, asked: JSON.parse(cipher.open(placeOf(row.id), asked_encrypted)) as AskedAction };
}

/** False when the same action is already waiting for the loan. */
export async function insertAction(
  tx: Db,
  cipher: Cipher,
  loan: Pick<LoanRow, 'user_id' | 'brand_id' | 'id'>,
  {
    id,
    asked,
    by,
    at,
  }: { readonly id: string; readonly asked: AskedAction; readonly by: string; readonly at: Instant },
  state: LenderActionState,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('lender_actions')
    .values({
      user_id: loan.user_id,
      id,
      brand_id: loan.brand_id,
      loan_id: loan.id,
      kind: asked.kind,
      state,
      asked_encrypted: cipher.seal(placeOf(id), JSON.stringify(asked)),
      proposed_by: by,
      proposed_at: at,
      decided_by: null,
      decided_at: state === 'proposed' ? null : at,
    })
    .onConflict((conflict) =>
      // As a value it would be unknown to the plan of a prepared statement, which then finds no index.
      conflict.columns(['user_id', 'loan_id', 'kind']).where('state', '=', sql.lit('proposed')).doNothing(),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findAction(db: Db, cipher: Cipher, id: string): Promise<StoredAction | undefined> {
  const row = await db.selectFrom('lender_actions').selectAll().where('id', '=', id).executeTakeFirst();
  return row && opened(cipher, row);
}

/** Everything that was proposed or done to a loan, the newest first. */
export async function listActionsOf(
  db: Db,
  cipher: Cipher,
  loan: Pick<LoanRow, 'user_id' | 'id'>,
): Promise<StoredAction[]> {
  const rows = await db
    .selectFrom('lender_actions')
    .selectAll()
    .where('user_id', '=', loan.user_id)
    .where('loan_id', '=', loan.id)
    .orderBy('proposed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => opened(cipher, row));
}

const LONGEST_LIST = 100;

/** What waits for a second person, of every brand, the oldest first. */
export async function listWaitingActions(db: Db) {
  return db
    .selectFrom('lender_actions')
    .innerJoin('loans', (join) =>
      join
        .onRef('loans.user_id', '=', 'lender_actions.user_id')
        .onRef('loans.id', '=', 'lender_actions.loan_id'),
    )
    .select(['lender_actions.id', 'lender_actions.kind', 'lender_actions.loan_id', 'lender_actions.brand_id'])
    .select(['lender_actions.proposed_by', 'lender_actions.proposed_at', 'loans.reference'])
    .where('lender_actions.state', '=', 'proposed')
    .orderBy('lender_actions.proposed_at')
    .orderBy('lender_actions.id')
    .limit(LONGEST_LIST)
    .execute();
}

/** Decides one that waits; false when another was quicker. */
export async function decideAction(
  tx: Db,
  { user_id, id }: Pick<StoredAction, 'user_id' | 'id'>,
  decision: { readonly state: 'done' | 'rejected'; readonly by: string; readonly at: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lender_actions')
    .set({ state: decision.state, decided_by: decision.by, decided_at: decision.at })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('state', '=', 'proposed')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
