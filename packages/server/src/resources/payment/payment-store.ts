import type { BrandId } from '@fairlead/brands/brand';
import type { Day } from '@fairlead/core/calendar/day';
import type { RecordedPayment } from '@fairlead/core/collection/collection';
import type { PaymentUnderWay } from '@fairlead/core/collection/expected-history';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { AppServices } from '../../context.ts';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import { preparedRead, type Given } from '../../database/prepared-read.ts';
import type { PaymentsTable, PaymentStatus } from '../../database/tables/money/payments.ts';

export type PaymentRow = Selectable<PaymentsTable>;

type OfLoan = { readonly userId: string; readonly loanId: string };

/** Money under way: asked for or about to be, and not resolved. */
export const OPEN_PAYMENTS: readonly PaymentStatus[] = ['created', 'submitted'];

export function isOpen({ status }: Pick<PaymentRow, 'status'>): boolean {
  return OPEN_PAYMENTS.includes(status);
}

/** Whether the borrower asked for it; the others are collected on their dates. */
export function isAskedFor({ purpose }: Pick<PaymentRow, 'purpose'>): boolean {
  return purpose !== 'instalment' && purpose !== 'arrangement';
}

/** Whether the borrower can still cancel it: they asked for it, and no bank has it yet. */
export function isCancellable({
  kind,
  purpose,
  status,
}: Pick<PaymentRow, 'kind' | 'purpose' | 'status'>): boolean {
  return kind !== 'card' && isAskedFor({ purpose }) && status === 'created';
}

/** What every payment has in common on the day on which it is asked for. */
export function newPayment(
  { newId, wallNow, today }: Pick<AppServices, 'newId' | 'wallNow'> & { readonly today: Day },
  loan: { readonly user_id: string; readonly brand_id: BrandId; readonly id: string },
) {
  return {
    user_id: loan.user_id,
    id: newId(),
    brand_id: loan.brand_id,
    loan_id: loan.id,
    instalment: null,
    attempt: 1,
    status: 'created',
    restores_payment_id: null,
    provider_reference: null,
    failure_reason: null,
    created_on: today,
    updated_at: wallNow().toISOString(),
  } as const;
}

/** The intent to collect. An attempt at an instalment that is there already stays as it is. */
export async function insertPayment(tx: Db, row: Insertable<PaymentsTable>): Promise<void> {
  await tx
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'loan_id', 'instalment', 'attempt']).doNothing())
    .execute();
}

/** The loans of payments, by their ids. */
export async function loansOfPayments(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, OfLoan>> {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'user_id as userId', 'loan_id as loanId'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, ...key }) => [id, key]));
}

/** A payment, or where it was credited again after it had been taken back, the last payment that does. */
export async function findLastOf(db: Db, id: string): Promise<PaymentRow | undefined> {
  const payment = await findPayment(db, id);
  if (payment?.status !== 'reversed') return payment;
  const restoring = await db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', payment.user_id)
    .where('restores_payment_id', '=', id)
    .executeTakeFirst();
  return restoring ? findLastOf(db, restoring.id) : payment;
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findPaymentOf(
  tx: Db,
  { userId, loanId }: OfLoan,
  id: string,
): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('loan_id', '=', loanId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The card payment that the provider calls by this id. */
export async function findCardPayment(
  tx: Db,
  { userId, loanId }: OfLoan,
  paymentIntentId: string,
): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('loan_id', '=', loanId)
    .where('kind', '=', 'card')
    .where('provider_reference', '=', paymentIntentId)
    .executeTakeFirst();
}

/** The same, whosever it is: a message of the provider has nothing but the id. */
export async function findCardPaymentByReference(
  db: Db,
  paymentIntentId: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('kind', '=', 'card')
    .where('provider_reference', '=', paymentIntentId)
    .executeTakeFirst();
}

/** Card payments whose outcome is open and about which nothing was heard since `before`. */
export async function listOpenCardPayments(db: Db, before: Instant): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('kind', '=', 'card')
    .where('status', 'in', OPEN_PAYMENTS)
    .where('updated_at', '<', before)
    .orderBy('id')
    .execute();
}

/** Direct Debits whose submission day has come. */
export async function listPaymentsToSubmit(db: Db, today: Day): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', sql.lit('created'))
    .where('kind', '=', sql.lit('direct-debit'))
    .where('submit_on', '<=', today)
    .orderBy('id')
    .execute();
}

/** The first day after `after` on which a payment that was asked for has to be submitted. */
export async function firstSubmissionAfter(db: Db, after: Day): Promise<Day | null> {
  const { on } = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.min('submit_on').as('on'))
    .where('status', '=', sql.lit('created'))
    .where('kind', '=', sql.lit('direct-debit'))
    .where('submit_on', '>', after)
    .executeTakeFirstOrThrow();
  return on;
}

/** The instalment of an event about the payment, where it is for one. */
export function forInstalment({ instalment }: Pick<PaymentRow, 'instalment'>): { instalment?: number } {
  return instalment === null ? {} : { instalment };
}

/** The promise of an arrangement that a payment is collected for: its due day. */
export function promisedOn({ purpose, due_on }: Pick<PaymentRow, 'purpose' | 'due_on'>): Day | null {
  return purpose === 'arrangement' ? due_on : null;
}

/** What core needs of a payment under way. */
export function presentUnderWay(payment: PaymentRow): PaymentUnderWay {
  const { id, amount_pence: amount, collect_on: collectOn, instalment } = payment;
  return { id, amount, collectOn, instalment };
}

/** What core needs of a payment to find what is collected besides it. */
export function presentRecorded(payment: PaymentRow): RecordedPayment {
  return {
    id: payment.id,
    collectOn: payment.collect_on,
    instalment: payment.instalment,
    promised: promisedOn(payment),
    attempt: payment.attempt,
    amount: payment.amount_pence,
    isOpen: isOpen(payment),
    settlesOn: payment.purpose === 'settlement' ? payment.collect_on : null,
  };
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
