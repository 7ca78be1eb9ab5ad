import type { BrandId } from '@fairlead/brands/brand';
import type { Insertable, Selectable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { PaymentStatus } from '../../database/tables/money/payments.ts';
import type { RepaymentLinksTable } from '../../database/tables/money/repayment-links.ts';
import type { LoanKey } from '../loan/loan-store.ts';
import type { BankPaymentRow } from './bank-payment-store.ts';

export type RepaymentLinkRow = Selectable<RepaymentLinksTable>;

type Named = Pick<RepaymentLinkRow, 'user_id' | 'id'>;

export async function insertRepaymentLink(
  tx: Db,
  row: Insertable<RepaymentLinksTable>,
): Promise<RepaymentLinkRow> {
  return tx.insertInto('repayment_links').values(row).returningAll().executeTakeFirstOrThrow();
}

/** The newest link of a loan, in whatever state it is. */
export async function findNewestLink(
  db: Db,
  { userId, loanId }: LoanKey,
): Promise<RepaymentLinkRow | undefined> {
  return db
    .selectFrom('repayment_links')
    .selectAll()
    .where('user_id', '=', userId)
    .where('loan_id', '=', loanId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A link of the brand, whosever it is: a payer has nothing but the token. */
export async function findLinkByToken(
  db: Db,
  brandId: BrandId,
  tokenHash: string,
): Promise<RepaymentLinkRow | undefined> {
  return db
    .selectFrom('repayment_links')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Ends every link of a loan that was not ended. */
export async function revokeLinks(tx: Db, { userId, loanId }: LoanKey, now: Instant): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('repayment_links')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('loan_id', '=', loanId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** A payment that came by a link, with its status. */
export type LinkPayment = BankPaymentRow & { readonly status: PaymentStatus };

/** The payments that came by a link, the newest first. */
export async function listByLink(db: Db, { user_id, id }: Named): Promise<LinkPayment[]> {
  return db
    .selectFrom('bank_payments')
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.user_id', '=', 'bank_payments.user_id')
        .onRef('payments.id', '=', 'bank_payments.id'),
    )
    .selectAll('bank_payments')
    .select('payments.status')
    .where('bank_payments.user_id', '=', user_id)
    .where('bank_payments.link_id', '=', id)
    .orderBy('bank_payments.created_at', 'desc')
    .orderBy('bank_payments.id', 'desc')
    .execute();
}

export type LinkState = 'open' | 'paying' | 'paid' | 'ended';

/** `paying`: the payer's bank has agreed. A link is paid once, and money that came counts also after its end. */
export function stateOfLink(
  { revoked_at, expires_at }: RepaymentLinkRow,
  payments: readonly LinkPayment[],
  now: Instant,
): LinkState {
  if (payments.some(({ status }) => status === 'collected')) return 'paid';
  if (payments.some(({ status }) => status === 'submitted')) return 'paying';
  return revoked_at !== null || expires_at <= now ? 'ended' : 'open';
}

/** Whether a link can be paid now. The loan is held, so that it is paid once. */
export async function isPayable(tx: Db, link: RepaymentLinkRow, now: Instant): Promise<boolean> {
  const newest = await findNewestLink(tx, { userId: link.user_id, loanId: link.loan_id });
  return newest?.id === link.id && stateOfLink(newest, await listByLink(tx, newest), now) === 'open';
}

/** The link of a loan that can be paid now. */
export async function findPayableLink(
  db: Db,
  key: LoanKey,
  now: Instant,
): Promise<RepaymentLinkRow | undefined> {
  const newest = await findNewestLink(db, key);
  return newest && (await isPayable(db, newest, now)) ? newest : undefined;
}
