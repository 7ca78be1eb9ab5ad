import type { BrandId } from '@fairlead/brands/brand';
import type { RepaymentLinkState } from '@fairlead/core/collection/bank-payment';
import type { Insertable, Selectable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import { seeking } from '../../database/seeking.ts';
import type { RepaymentLinksTable } from '../../database/tables/money/repayment-links.ts';
import type { LoanKey } from '../loan/loan-store.ts';
import { listByLink, type LinkPayment } from './bank-payment-store.ts';

export type RepaymentLinkRow = Selectable<RepaymentLinksTable>;

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
  return seeking(db, tokenHash, () =>
    db
      .selectFrom('repayment_links')
      .selectAll()
      .where('brand_id', '=', brandId)
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst(),
  );
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

/** A link is paid once, and money that came counts also after its end. */
export function stateOfLink(
  { revoked_at, expires_at }: RepaymentLinkRow,
  payments: readonly LinkPayment[],
  now: Instant,
): RepaymentLinkState {
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
