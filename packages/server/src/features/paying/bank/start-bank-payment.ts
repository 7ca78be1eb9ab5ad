import { BANK_CONSENT_MINUTES, BANK_PAGE_MINUTES } from '@fairlead/core/collection/bank-payment';
import { addDays } from '@fairlead/core/calendar/day';
import { accept, refuse } from '@fairlead/core/outcome';
import { OPEN_BANKING_CALLBACK } from '@fairlead/contract/web/account-paths';
import { undefinedIfUnavailable } from '@fairlead/providers/undefined-if-unavailable';
import type { NewBankPayment } from '@fairlead/providers/bank-payments/port';
import type { RequestContext } from '../../../context.ts';
import type { Db } from '../../../database/database.ts';
import { later } from '../../../resources/auth-token/token-times.ts';
import { auditPayment } from '../../../resources/payment/audit-payment.ts';
import { lockLoan, type LoanKey, type LoanRow } from '../../../resources/loan/loan-store.ts';
import {
  insertBankPayment,
  listWaiting,
  sealUrl,
  updateBankPayment,
  type BankPaymentRow,
} from '../../../resources/payment/bank-payment-store.ts';
import {
  CHECK_EVERY_MS,
  endBankPayment,
  type Ending,
} from '../../../resources/payment/follow-bank-payment.ts';
import { isPayable, type RepaymentLinkRow } from '../../../resources/payment/repayment-link-store.ts';
import { findPaymentOf, insertPayment, newPayment } from '../../../resources/payment/payment-store.ts';
import { findPayable, refusePayment } from '../find-payable.ts';
import { checkBankPayment, type AskedPayment, type CheckedPayment } from './bank-payment-amount.ts';
import { brandUrl } from './callback-url.ts';

const MINUTE_MS = 60_000;

/** More devices than start in the same moment. */
const MOST_TRIES = 5;

/** A payment to start, and who agrees to it. */
export interface ToStart extends AskedPayment {
  readonly payer: NewBankPayment['payer'];
  /** Whether it has to come from an account in the payer's name. */
  readonly isNameChecked: boolean;
  /** Who asks: `borrower`, or `anyone` by a link. */
  readonly by: 'borrower' | 'anyone';
  /** The link that it comes by. */
  readonly link: RepaymentLinkRow | null;
}

/**
 * Starts a payment: the row first, then the provider outside of any transaction. One to which no one has agreed is ended
 * before, so that a loan has one at a time; of two that start at once the second replaces the first.
 */
export async function startPayment(context: RequestContext, key: LoanKey, toStart: ToStart) {
  const recorded = await recordAlone(context, key, toStart);
  if (!recorded.ok) return recorded;
  const { bank, loan, amount } = recorded.value;
  const started = await undefinedIfUnavailable('bank-payments', () =>
    context.providers.bankPayments.start({
      idempotencyKey: bank.id,
      amount,
      reference: loan.reference,
      returnUrl: bank.callback_url,
      payer: toStart.payer,
      isNameChecked: toStart.isNameChecked,
    }),
  );
  if (!started) {
    await endBankPayment(context, bank, ended('not-started', toStart.by));
    return refuse('unavailable');
  }
  return noteStarted(context, { bank, key, by: toStart.by }, started);
}

const ended = (reason: Ending['reason'], actor: string): Ending => ({ status: 'voided', reason, actor });

/** False where the provider cannot say whether one that waits is over. */
async function endWaiting(context: RequestContext, key: LoanKey, { by }: ToStart): Promise<boolean> {
  for (const waiting of await listReplaced(context.db, key, by)) {
    const isOver = await undefinedIfUnavailable('bank-payments', () =>
      endBankPayment(context, waiting, ended('replaced', by)),
    );
    if (isOver === undefined) return false;
  }
  return true;
}

/** Records a payment once no other waits. One that began meanwhile is ended as well, and its start then finds that. */
async function recordAlone(context: RequestContext, key: LoanKey, toStart: ToStart) {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (!(await endWaiting(context, key, toStart))) return refuse('unavailable');
    const recorded = await record(context, key, toStart);
    if (recorded !== 'another waits') return recorded;
  }
  return refusePayment('alreadyBeingPaid');
}

/** Those that a new payment replaces: all of them, or where someone else pays, those by a link. */
async function listReplaced(db: Db, key: LoanKey, by: ToStart['by']): Promise<BankPaymentRow[]> {
  const waiting = await listWaiting(db, key);
  return by === 'borrower' ? waiting : waiting.filter(({ flow }) => flow === 'link');
}

/** With the loan held. */
function record(context: RequestContext, key: LoanKey, toStart: ToStart) {
  const { today } = context;
  return context.transaction(async (tx) => {
    const loan = await lockLoan(tx, key);
    if ((await listReplaced(tx, key, toStart.by)).length > 0) return 'another waits';
    if (toStart.link && !(await isPayable(tx, toStart.link, context.wallNow().toISOString())))
      return refusePayment('alreadyBeingPaid');
    const checked = checkBankPayment(await findPayable(tx, loan, today), today, toStart);
    if (!checked.ok) return checked;
    const bank = await insertBoth(context, tx, loan, { ...toStart, ...checked.value });
    return accept({ bank, loan, amount: checked.value.amount });
  });
}

async function insertBoth(
  context: RequestContext,
  tx: Db,
  loan: LoanRow,
  { purpose, keeps, amount, flow, by, link }: CheckedPayment & Pick<ToStart, 'flow' | 'by' | 'link'>,
): Promise<BankPaymentRow> {
  const { today, wallNow, config } = context;
  const now = wallNow();
  const payment = {
    ...newPayment(context, loan),
    kind: 'open-banking',
    purpose,
    keeps,
    amount_pence: amount,
    due_on: today,
    collect_on: today,
    submit_on: addDays(today, 1),
  } as const;
  await insertPayment(tx, payment);
  const detail = { purpose, amount, flow, method: 'open-banking' };
  await auditPayment(context, tx, payment, { actor: by, action: 'payment-requested', detail });
  const { user_id, id, brand_id, loan_id } = payment;
  return insertBankPayment(tx, {
    user_id,
    id,
    brand_id,
    loan_id,
    flow,
    link_id: link?.id ?? null,
    provider_payment_id: null,
    provider_status: 'waiting',
    callback_url: brandUrl(config, loan.brand_id, context.header('origin'))(OPEN_BANKING_CALLBACK),
    url_encrypted: null,
    url_expires_at: later(now, BANK_PAGE_MINUTES * MINUTE_MS),
    consent_until: later(now, BANK_CONSENT_MINUTES * MINUTE_MS),
    check_after: later(now, CHECK_EVERY_MS),
    checked_on: today,
    resume_code_hash: null,
    resume_token_hash: null,
    resume_origin: null,
    resume_expires_at: null,
    resume_used_at: null,
    created_at: now.toISOString(),
  });
}

interface Started {
  readonly bank: BankPaymentRow;
  readonly key: LoanKey;
  readonly by: ToStart['by'];
}

/** The address is handed out only with the provider's id stored, so that no money comes for an unknown payment. */
async function noteStarted(
  context: RequestContext,
  { bank, key, by }: Started,
  { paymentId, url }: { readonly paymentId: string; readonly url: string },
) {
  const noted = await context.transaction(async (tx) => {
    await lockLoan(tx, key);
    const payment = await findPaymentOf(tx, key, bank.id);
    const row = await updateBankPayment(tx, bank, {
      provider_payment_id: paymentId,
      url_encrypted: payment?.status === 'created' ? sealUrl(context.cipher, bank, url) : null,
    });
    return { row, isOpen: payment?.status === 'created' };
  });
  if (noted.isOpen) return accept(noted.row);
  await undefinedIfUnavailable('bank-payments', () =>
    endBankPayment(context, noted.row, ended('replaced', by)),
  );
  return refusePayment('alreadyBeingPaid');
}
