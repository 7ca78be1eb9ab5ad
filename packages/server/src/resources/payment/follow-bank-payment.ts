import { stepBankPayment, type BankPaymentReport } from '@fairlead/core/collection/bank-payment';
import type { LoanEvent } from '@fairlead/core/loan/events';
import type { BankPayment } from '@fairlead/providers/bank-payments/port';
import { ProviderRejected } from '@fairlead/providers/provider-error';
import { withTimeout } from '@fairlead/providers/timeouts';
import type { AppServices } from '../../context.ts';
import { transaction, type Db } from '../../database/database.ts';
import type { PaymentStatus } from '../../database/tables/money/payments.ts';
import { later } from '../auth-token/token-times.ts';
import { writeLoanLetters } from '../loan/loan-letters.ts';
import { lockLoan, type LoanRow } from '../loan/loan-store.ts';
import { recordEvents } from '../loan/record-events.ts';
import { insertProviderEvents, markApplied } from '../provider-event/provider-event-store.ts';
import { auditPayment } from './audit-payment.ts';
import { paymentOf, updateBankPayment, type BankPaymentRow } from './bank-payment-store.ts';
import { movePayment, type PaymentRow } from './payment-store.ts';
import { receiptOf } from './receipt.ts';

type Services = Pick<
  AppServices,
  'db' | 'providers' | 'clock' | 'cipher' | 'config' | 'newId' | 'wallNow' | 'log'
>;

/** How long after an answer the provider is asked again. */
export const CHECK_EVERY_MS = 15_000;

/** Asks the provider how far a payment is, and lets that take effect. One that it does not have yet waits. */
export async function followBankPayment(
  services: Services,
  bank: BankPaymentRow,
): Promise<BankPaymentReport> {
  const { provider_payment_id: id } = bank;
  if (id === null) return 'waiting';
  const report = await withTimeout('bank-payments', () => services.providers.bankPayments.read(id));
  await takeInReport(services, bank, report);
  return report.status;
}

/** The loan is held before its payment, as everywhere. */
async function held(tx: Db, bank: BankPaymentRow) {
  const loan = await lockLoan(tx, { userId: bank.user_id, loanId: bank.loan_id });
  return { loan, payment: await paymentOf(tx, bank) };
}

/**
 * What the provider says takes effect once, in whatever order it arrives. Money of another amount than ours never
 * counts: a person has to look.
 */
async function takeInReport(services: Services, bank: BankPaymentRow, report: BankPayment): Promise<void> {
  await transaction(services.db, async (tx) => {
    const { loan, payment } = await held(tx, bank);
    if (report.amount !== payment.amount_pence)
      throw new Error(`payment ${payment.id} has another amount at the provider`);
    if (payment.status === 'collected' || payment.status === 'reversed') return;
    await updateBankPayment(tx, bank, {
      provider_status: report.status,
      check_after: later(services.wallNow(), CHECK_EVERY_MS),
      checked_on: await services.clock.today(tx),
      ...(report.status !== 'waiting' && { url_encrypted: null }),
    });
    const to = stepBankPayment(payment.status, report.status);
    if (to !== null) await move(services, tx, { loan, payment, to, report });
  });
}

interface Step {
  readonly loan: LoanRow;
  readonly payment: PaymentRow;
  readonly to: PaymentStatus;
  readonly report: BankPayment;
}

async function move(services: Services, tx: Db, { loan, payment, to, report }: Step): Promise<void> {
  const updated_at = services.wallNow().toISOString();
  const changes = { status: to, updated_at, failure_reason: report.reason };
  if (!(await movePayment(tx, payment, payment.status, changes))) return;
  const today = await services.clock.today(tx);
  const events = await eventsOf(services, tx, { loan, payment, to, report });
  if (to === 'collected') await noteCharge(services, tx, payment);
  if (events.length === 0) return auditVoided(services, tx, payment, report.reason ?? 'other');
  const change = await recordEvents(services, tx, loan, events, { asOf: today, actor: 'system' });
  await writeLoanLetters(services, tx, change);
}

/**
 * A payment counts from the day on which the payer was sent to their bank: from then on nothing was left to them, and
 * the figure that they were shown is of that day.
 */
async function eventsOf(
  { clock }: Services,
  tx: Db,
  { loan, payment, to, report }: Step,
): Promise<readonly LoanEvent[]> {
  const { id: reference, amount_pence: amount, collect_on } = payment;
  const recordedAt = await clock.now(tx);
  const submitted = {
    kind: 'payment-submitted',
    valueOn: collect_on,
    recordedAt,
    reference,
    amount,
  } as const;
  if (to === 'submitted') return [submitted];
  if (to === 'collected') {
    const receipt = await receiptOf(tx, loan, payment, { valueOn: collect_on, recordedAt, amount });
    return [submitted, ...receipt];
  }
  const about = { valueOn: await clock.today(tx), recordedAt, reference, amount };
  if (to === 'failed') return [{ kind: 'payment-failed', ...about, reason: report.reason ?? 'unknown' }];
  return [];
}

/** The provider's word, once, against which the credit is held. */
async function noteCharge(services: Services, tx: Db, payment: PaymentRow): Promise<void> {
  const { id: idempotencyKey, amount_pence: amount, collect_on: on } = payment;
  const eventId = `${idempotencyKey}:settled`;
  const now = services.wallNow().toISOString();
  const settled = { eventId, on, kind: 'bank-payment-settled', idempotencyKey, amount };
  await insertProviderEvents(tx, 'bank-payments', [settled], now);
  await markApplied(tx, 'bank-payments', eventId, now);
}

function auditVoided(services: Services, tx: Db, payment: PaymentRow, reason: string): Promise<void> {
  const detail = { reason };
  return auditPayment(services, tx, payment, { actor: 'system', action: 'payment-voided', detail });
}

/** Why a payment ends to which no one has agreed. */
export interface Ending {
  readonly status: 'voided' | 'expired';
  readonly reason: 'cancelled-by-borrower' | 'cancelled-by-payer' | 'replaced' | 'not-started' | 'expired';
  /** Who ends it: `borrower`, `anyone`, `system`. */
  readonly actor: string;
}

/**
 * Ends a payment to which no one has agreed; false where the payer has, and then it continues. It is ended at the provider
 * first, so that no money comes for one that is over.
 */
export async function endBankPayment(
  services: Services,
  bank: BankPaymentRow,
  ending: Ending,
): Promise<boolean> {
  const { provider_payment_id: id } = bank;
  if (id !== null && !(await cancelAtProvider(services, id))) {
    await followBankPayment(services, bank);
    return false;
  }
  return transaction(services.db, async (tx) => {
    const { payment } = await held(tx, bank);
    const { status, reason } = ending;
    const updated_at = services.wallNow().toISOString();
    const changes = { status, failure_reason: reason, updated_at };
    if (!(await movePayment(tx, payment, 'created', changes))) return isEnded(payment.status);
    await updateBankPayment(tx, bank, { url_encrypted: null });
    const cancelled = { actor: ending.actor, action: 'payment-cancelled', detail: { reason } };
    await auditPayment(services, tx, payment, cancelled);
    return true;
  });
}

/** Never agreed to, and over. */
function isEnded(status: PaymentStatus): boolean {
  return status === 'voided' || status === 'expired';
}

async function cancelAtProvider({ providers }: Services, id: string): Promise<boolean> {
  try {
    await withTimeout('bank-payments', () => providers.bankPayments.cancel(id));
    return true;
  } catch (error) {
    if (error instanceof ProviderRejected && error.reason === 'not-cancellable') return false;
    throw error;
  }
}
