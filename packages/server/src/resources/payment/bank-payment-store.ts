import type { BrandId } from '@fairlead/brands/brand';
import type { Day } from '@fairlead/core/calendar/day';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import { seeking } from '../../database/seeking.ts';
import type { PaymentStatus } from '../../database/tables/money/payments.ts';
import type { BankPaymentsTable } from '../../database/tables/money/bank-payments.ts';
import type { Cipher } from '../../security/cipher.ts';
import type { LoanKey } from '../loan/loan-store.ts';
import type { Owner } from '../user/user-store.ts';
import { findPaymentOf, OPEN_PAYMENTS, type PaymentRow } from './payment-store.ts';

export type BankPaymentRow = Selectable<BankPaymentsTable>;

type Named = Pick<BankPaymentRow, 'user_id' | 'id'>;

const placeOf = ({ id }: Pick<Named, 'id'>) => ({ table: 'bank_payments', row: id, column: 'url_encrypted' });

export async function insertBankPayment(tx: Db, row: Insertable<BankPaymentsTable>): Promise<BankPaymentRow> {
  return tx.insertInto('bank_payments').values(row).returningAll().executeTakeFirstOrThrow();
}

const ofOwner = (db: Db, { userId, brandId }: Owner) =>
  db.selectFrom('bank_payments').selectAll().where('user_id', '=', userId).where('brand_id', '=', brandId);

export async function findBankPayment(db: Db, owner: Owner, id: string): Promise<BankPaymentRow | undefined> {
  return ofOwner(db, owner).where('id', '=', id).executeTakeFirst();
}

/** The payment of a row, which is there with it. */
export async function paymentOf(db: Db, bank: BankPaymentRow): Promise<PaymentRow> {
  const { user_id: userId, loan_id: loanId, id } = bank;
  const payment = await findPaymentOf(db, { userId, loanId }, id);
  if (!payment) throw new Error(`bank payment ${id} has no payment`);
  return payment;
}

/** By the provider's id, where the payment is the borrower's own. */
export async function findByProviderId(
  db: Db,
  owner: Owner,
  providerId: string,
): Promise<BankPaymentRow | undefined> {
  return ofOwner(db, owner).where('provider_payment_id', '=', providerId).executeTakeFirst();
}

/** By the provider's id, for what the provider sends by itself: whosever it is. */
export async function findOfProvider(db: Db, providerId: string): Promise<BankPaymentRow | undefined> {
  return db
    .selectFrom('bank_payments')
    .selectAll()
    .where('provider_payment_id', '=', providerId)
    .executeTakeFirst();
}

/** Of the brand, whosever it is: another device has nothing but the link. */
export async function findByResumeCode(
  db: Db,
  brandId: BrandId,
  codeHash: string,
): Promise<BankPaymentRow | undefined> {
  return seeking(db, codeHash, () =>
    db
      .selectFrom('bank_payments')
      .selectAll()
      .where('brand_id', '=', brandId)
      .where('resume_code_hash', '=', codeHash)
      .executeTakeFirst(),
  );
}

/** With the payments that they are. */
const withPayments = (db: Db) =>
  db
    .selectFrom('bank_payments')
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.user_id', '=', 'bank_payments.user_id')
        .onRef('payments.id', '=', 'bank_payments.id'),
    )
    .selectAll('bank_payments');

/** Those of a loan to which no one has agreed. */
export async function listWaiting(db: Db, { userId, loanId }: LoanKey): Promise<BankPaymentRow[]> {
  return withPayments(db)
    .where('bank_payments.user_id', '=', userId)
    .where('bank_payments.loan_id', '=', loanId)
    .where('payments.status', '=', 'created')
    .orderBy('bank_payments.id')
    .execute();
}

/** Those under way that the provider is to be asked about. */
export async function listToCheck(db: Db, now: Instant, today: Day): Promise<BankPaymentRow[]> {
  return withPayments(db)
    .where('payments.kind', '=', 'open-banking')
    .where('payments.status', 'in', OPEN_PAYMENTS)
    .where((is) =>
      is.or([is('bank_payments.check_after', '<=', now), is('bank_payments.checked_on', '<', today)]),
    )
    .orderBy('bank_payments.id')
    .execute();
}

/** A payment that came by a link, with its status. */
export type LinkPayment = BankPaymentRow & { readonly status: PaymentStatus };

/** The payments that came by a link, the newest first. */
export async function listByLink(db: Db, link: Named): Promise<LinkPayment[]> {
  return withPayments(db)
    .select('payments.status')
    .where('bank_payments.user_id', '=', link.user_id)
    .where('bank_payments.link_id', '=', link.id)
    .orderBy('bank_payments.created_at', 'desc')
    .orderBy('bank_payments.id', 'desc')
    .execute();
}

export async function updateBankPayment(
  tx: Db,
  { user_id, id }: Named,
  changes: Updateable<BankPaymentsTable>,
): Promise<BankPaymentRow> {
  return tx
    .updateTable('bank_payments')
    .set(changes)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Uses the link that continues it up; false where that has happened. */
export async function useResume(tx: Db, { user_id, id }: Named, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bank_payments')
    .set({ resume_used_at: now })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('resume_used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The address of the provider's page, so that only the cipher reads it. */
export const sealUrl = (cipher: Cipher, payment: Pick<Named, 'id'>, url: string) =>
  cipher.seal(placeOf(payment), url);

/** Where the payer agrees; null when that is over. */
export function openUrl(
  cipher: Cipher,
  payment: Pick<BankPaymentRow, 'id' | 'url_encrypted' | 'url_expires_at'>,
  now: Instant,
): string | null {
  const { url_encrypted, url_expires_at } = payment;
  if (url_encrypted === null || url_expires_at <= now) return null;
  return cipher.open(placeOf(payment), url_encrypted);
}
