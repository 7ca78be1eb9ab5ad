import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { CardRefundsTable, CardRefundStatus } from '../../database/tables/money/card-refunds.ts';
import type { LoanKey } from '../loan/loan-store.ts';

export type CardRefundRow = Selectable<CardRefundsTable>;

export async function insertRefund(tx: Db, row: Insertable<CardRefundsTable>): Promise<void> {
  await tx.insertInto('card_refunds').values(row).execute();
}

/** Those that the provider has not been asked for with success, oldest first. */
export async function listRefundsToSend(db: Db): Promise<CardRefundRow[]> {
  return db
    .selectFrom('card_refunds')
    .selectAll()
    .where('status', '=', sql.lit('created'))
    .orderBy('id')
    .execute();
}

export async function listRefundsOf(db: Db, { userId, loanId }: LoanKey): Promise<CardRefundRow[]> {
  return db
    .selectFrom('card_refunds')
    .selectAll()
    .where('user_id', '=', userId)
    .where('loan_id', '=', loanId)
    .orderBy('id')
    .execute();
}

/** Moves a refund on from the status it is thought to have; false when another was quicker. */
export async function moveRefund(
  tx: Db,
  { user_id, id }: Pick<CardRefundRow, 'user_id' | 'id'>,
  from: CardRefundStatus,
  changes: Updateable<CardRefundsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('card_refunds')
    .set(changes)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Loans that have ended with more paid than was owed, and with a card payment that has room for a refund: less than the
 * payment was sent back, and no refund of it is under way or did not reach the card.
 */
export async function listLoansToRefund(db: Db): Promise<LoanKey[]> {
  const { rows } = await sql<LoanKey>`
    select user_id as "userId", id as "loanId" from loans
     where credit_balance_pence > 0 and not is_active
       and exists (
         select 1 from payments
          where payments.user_id = loans.user_id and payments.loan_id = loans.id
            and kind = 'card' and status = 'collected' and restores_payment_id is null
            and payments.amount_pence > (
              select coalesce(sum(case when refund.status = 'sent' then refund.amount_pence
                                  else payments.amount_pence end), 0)
                from card_refunds refund
               where refund.user_id = payments.user_id and refund.payment_id = payments.id))
     order by id`.execute(db);
  return rows;
}
