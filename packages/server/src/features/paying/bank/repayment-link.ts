import { payLinkPath } from '@fairlead/contract/web/account-paths';
import { REPAYMENT_LINK_DAYS } from '@fairlead/core/collection/bank-payment';
import type { Pence } from '@fairlead/core/money/pence';
import { accept, refuse } from '@fairlead/core/outcome';
import { undefinedIfUnavailable } from '@fairlead/providers/undefined-if-unavailable';
import type { Borrower, RequestContext } from '../../../context.ts';
import type { Db } from '../../../database/database.ts';
import { borrowersEntry, recordAudit } from '../../../resources/audit/audit-store.ts';
import { later } from '../../../resources/auth-token/token-times.ts';
import { findLoan, lockLoan } from '../../../resources/loan/loan-store.ts';
import { listByLink } from '../../../resources/payment/bank-payment-store.ts';
import { endBankPayment } from '../../../resources/payment/follow-bank-payment.ts';
import {
  findNewestLink,
  insertRepaymentLink,
  revokeLinks,
  stateOfLink,
  type RepaymentLinkRow,
} from '../../../resources/payment/repayment-link-store.ts';
import type { Cipher } from '../../../security/cipher.ts';
import { findPayable } from '../find-payable.ts';
import { byLink } from './bank-payment-amount.ts';
import { brandUrl } from './callback-url.ts';
import { newSecret } from '../../../security/new-secret.ts';

type Context = RequestContext<Borrower>;

const DAY_MS = 86_400_000;

export const linkHashOf = (cipher: Cipher, token: string): string =>
  cipher.secretHash('repayment-link', token);

/** Makes the one link by which someone else can pay an amount. The token is in the answer and nowhere else. */
export function makeRepaymentLink(context: Context, id: string, amount: Pence) {
  const { actor, cipher, config, newId, today, wallNow } = context;
  return context.transaction(async (tx) => {
    const found = await findLoan(tx, actor, id);
    if (!found) return refuse('notFound');
    const key = { userId: found.user_id, loanId: found.id };
    const loan = await lockLoan(tx, key);
    const checked = byLink(await findPayable(tx, loan, today), today, amount);
    if (!checked.ok) return checked;
    const now = wallNow();
    await revokeLinks(tx, key, now.toISOString());
    const token = newSecret();
    const link = await insertRepaymentLink(tx, {
      user_id: loan.user_id,
      id: newId(),
      brand_id: loan.brand_id,
      loan_id: loan.id,
      token_hash: linkHashOf(cipher, token),
      amount_pence: amount,
      created_at: now.toISOString(),
      expires_at: later(now, REPAYMENT_LINK_DAYS * DAY_MS),
      revoked_at: null,
    });
    await auditLink(context, tx, link, 'repayment-link-made');
    const url = brandUrl(config, loan.brand_id, context.header('origin'))(payLinkPath(token));
    return accept({ ...(await presentLink(context, tx, link)), url });
  });
}

/** The newest link of the loan, which says whether it was paid. */
export async function readRepaymentLink(context: Context, id: string) {
  const { actor, db } = context;
  const loan = await findLoan(db, actor, id);
  if (!loan) return refuse('notFound');
  const link = await findNewestLink(db, { userId: loan.user_id, loanId: id });
  return accept(link ? await presentLink(context, db, link) : null);
}

/** No one can pay by it any more. A payment that was agreed at the bank still counts. Repeating the call changes nothing. */
export async function revokeRepaymentLink(context: Context, id: string) {
  const { actor, db, wallNow } = context;
  const loan = await findLoan(db, actor, id);
  const key = loan && { userId: loan.user_id, loanId: id };
  const link = key && (await findNewestLink(db, key));
  if (!link) return refuse('notFound');
  await context.transaction(async (tx) => {
    await lockLoan(tx, key);
    if ((await revokeLinks(tx, key, wallNow().toISOString())) > 0)
      await auditLink(context, tx, link, 'repayment-link-cancelled');
  });
  const ending = { status: 'voided', reason: 'cancelled-by-borrower', actor: 'borrower' } as const;
  for (const payment of await listByLink(db, link)) {
    if (payment.status !== 'created') continue;
    await undefinedIfUnavailable('bank-payments', () => endBankPayment(context, payment, ending));
  }
  return readRepaymentLink(context, id);
}

/** As its borrower sees it. */
async function presentLink({ wallNow }: Context, db: Db, link: RepaymentLinkRow) {
  const payments = await listByLink(db, link);
  return {
    '@type': 'repayment-link' as const,
    id: link.id,
    amount: link.amount_pence,
    state: stateOfLink(link, payments, wallNow().toISOString()),
    expiresAt: link.expires_at,
  };
}

function auditLink(context: Context, tx: Db, link: RepaymentLinkRow, action: string): Promise<void> {
  const entry = borrowersEntry(context.actor, action, { amount: link.amount_pence });
  return recordAudit(context, tx, { ...entry, subjectType: 'repayment-link', subjectId: link.id });
}
