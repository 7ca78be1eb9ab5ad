import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { PayoutsTable, PayoutStatus } from '../../database/tables/money/payouts.ts';

export type PayoutRow = Selectable<PayoutsTable>;

/** Who a payout's events name: the borrower is not named. */
export const payeeOf = ({ payee }: Pick<PayoutRow, 'payee'>): { readonly payee?: 'old-lender' } =>
  payee === 'old-lender' ? { payee } : {};

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

/**
 * Payouts to send, apart from those whose account is checked again later than the business instant `now`. Of a hire
 * purchase the borrower is paid once the old lender has its money: without it the car is not bought.
 */
export async function listPayoutsToSend(db: Db, now: Instant): Promise<PayoutRow[]> {
  return db
    .selectFrom('payouts')
    .selectAll()
    .where('status', '=', sql.lit('created'))
    .where(({ or, eb }) => or([eb('check_after', 'is', null), eb('check_after', '<=', now)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payouts as before')
            .select('before.loan_id')
            .whereRef('before.user_id', '=', 'payouts.user_id')
            .whereRef('before.loan_id', '=', 'payouts.loan_id')
            .where('payouts.payee', '=', 'borrower')
            .where('before.payee', '=', 'old-lender')
            .groupBy('before.loan_id')
            .having(sql<boolean>`not bool_or(before.status = 'settled')`),
        ),
      ),
    )
    .orderBy('id')
    .execute();
}

/**
 * Notes what a check before sending found, for every payout of the loan that waits for it, unless another process noted
 * that they are to be sent: what may have been sent is never held. Returns those that this one decided.
 */
export async function decidePayouts(
  tx: Db,
  payout: Pick<PayoutRow, 'user_id' | 'loan_id'>,
  changes: Updateable<PayoutsTable>,
): Promise<PayoutRow[]> {
  return tx
    .updateTable('payouts')
    .set(changes)
    .where('user_id', '=', payout.user_id)
    .where('loan_id', '=', payout.loan_id)
    .where('status', '=', 'created')
    .where('checked_at', 'is', null)
    .returningAll()
    .execute();
}

/** Holds what was not sent of a loan after the provider refused one of its payouts. */
export async function holdPayouts(
  tx: Db,
  payout: Pick<PayoutRow, 'user_id' | 'loan_id'>,
  updated_at: Instant,
): Promise<PayoutRow[]> {
  return tx
    .updateTable('payouts')
    .set({ status: 'held', updated_at })
    .where('user_id', '=', payout.user_id)
    .where('loan_id', '=', payout.loan_id)
    .where('status', '=', 'created')
    .returningAll()
    .execute();
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

const IS_BACK: ReadonlySet<PayoutStatus> = new Set(['returned', 'held']);

/** Of each part of a loan's credit the newest payout, where it came back or was refused. The loan is held. */
export async function listUnpaidParts(
  db: Db,
  loan: { readonly userId: string; readonly loanId: string },
): Promise<PayoutRow[]> {
  const newest = new Map((await listPayoutsOf(db, loan)).map((payout) => [payout.payee, payout]));
  return [...newest.values()].filter(({ status }) => IS_BACK.has(status));
}
