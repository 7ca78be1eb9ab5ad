import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { PayoutsTable, PayoutStatus } from '../../database/tables/payouts.ts';

export type PayoutRow = Selectable<PayoutsTable>;

/** The intent to pay out. */
export async function insertPayout(
  tx: Db,
  row: Omit<Insertable<PayoutsTable>, 'status' | 'provider_payout_id'>,
): Promise<void> {
  await tx
    .insertInto('payouts')
    .values({ ...row, status: 'created', provider_payout_id: null })
    .execute();
}

export async function listPayoutsToSend(db: Db): Promise<PayoutRow[]> {
  return db.selectFrom('payouts').selectAll().where('status', '=', 'created').orderBy('id').execute();
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
