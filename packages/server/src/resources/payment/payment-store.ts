import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../database/database.ts';
import { preparedRead, type Given } from '../../database/prepared-read.ts';
import type { PaymentsTable, PaymentStatus } from '../../database/tables/payments.ts';

export type PaymentRow = Selectable<PaymentsTable>;

type OfLoan = { readonly userId: string; readonly loanId: string };

/** Money under way: asked for or about to be, and not resolved. */
export const OPEN_PAYMENTS: readonly PaymentStatus[] = ['created', 'submitted'];

export function isOpen({ status }: Pick<PaymentRow, 'status'>): boolean {
  return OPEN_PAYMENTS.includes(status);
}

/** The intent to collect. An attempt at an instalment that is there already stays as it is. */
export async function insertPayment(tx: Db, row: Insertable<PaymentsTable>): Promise<void> {
  await tx
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'loan_id', 'instalment', 'attempt']).doNothing())
    .execute();
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listPaymentsToSubmit(db: Db): Promise<PaymentRow[]> {
  return db.selectFrom('payments').selectAll().where('status', '=', 'created').orderBy('id').execute();
}

/** The loan's payments by instalment and attempt. */
export const listPaymentsOf = preparedRead((db, given: Given<OfLoan>) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', given('userId'))
    .where('loan_id', '=', given('loanId'))
    .orderBy('instalment')
    .orderBy('attempt'),
);

/** Moves a payment on from the status it is thought to have; false when another was quicker. */
export async function movePayment(
  tx: Db,
  payment: Pick<PaymentRow, 'user_id' | 'id'>,
  from: PaymentStatus,
  changes: Updateable<PaymentsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set(changes)
    .where('user_id', '=', payment.user_id)
    .where('id', '=', payment.id)
    .where('status', '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
