import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { PayoutsTable, PayoutStatus } from '../../database/tables/money/payouts.ts';

export type PayoutRow = Selectable<PayoutsTable>;

/** The intent to pay out. */
export async function insertPayout(
  tx: Db,
  row: Omit<Insertable<PayoutsTable>, 'status' | 'provider_payout_id' | 'checked_at' | 'check_after'>,
): Promise<void> {
  await tx
    .insertInto('payouts')
    .values({ ...row, status: 'created', provider_payout_id: null, checked_at: null, check_after: null })
    .execute();
}

/** Payouts to send, apart from those whose account is checked again later than the business instant `now`. */
export async function listPayoutsToSend(db: Db, now: Instant): Promise<PayoutRow[]> {
  return db
    .selectFrom('payouts')
    .selectAll()
    .where('status', '=', sql.lit('created'))
    .where(({ or, eb }) => or([eb('check_after', 'is', null), eb('check_after', '<=', now)]))
    .orderBy('id')
    .execute();
}

/**
 * Notes what a check of the account before sending found, unless another process noted that it is to be sent: what may
 * have been sent is never held. Returns whether this one decided.
 */
export async function decidePayout(
  tx: Db,
  payout: Pick<PayoutRow, 'user_id' | 'id'>,
  changes: Updateable<PayoutsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payouts')
    .set(changes)
    .where('user_id', '=', payout.user_id)
    .where('id', '=', payout.id)
    .where('status', '=', 'created')
    .where('checked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The loans of payouts, by their ids. */
export async function loansOfPayouts(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly userId: string; readonly loanId: string }>> {
  const rows = await db
    .selectFrom('payouts')
    .select(['id', 'user_id as userId', 'loan_id as loanId'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, ...key }) => [id, key]));
}

export async function findPayout(db: Db, id: string): Promise<PayoutRow | undefined> {
  return db.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Moves a payout on from the status it is thought to have; false when another was quicker. */
export async function movePayout(
  tx: Db,
  payout: Pick<PayoutRow, 'user_id' | 'id'>,
  from: PayoutStatus,
  changes: Updateable<PayoutsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payouts')
    .set(changes)
    .where('user_id', '=', payout.user_id)
    .where('id', '=', payout.id)
    .where('status', '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function listPayoutsOf(
  db: Db,
  loan: { readonly userId: string; readonly loanId: string },
): Promise<PayoutRow[]> {
  return db
    .selectFrom('payouts')
    .selectAll()
    .where('user_id', '=', loan.userId)
    .where('loan_id', '=', loan.loanId)
    .orderBy('attempt')
    .execute();
}
