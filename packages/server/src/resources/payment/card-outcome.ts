import type { Day } from '@fairlead/core/calendar/day';
import type { CardDeclineReason } from '@fairlead/core/collection/card-declines';
import type { CardOutcome, CardPayment } from '@fairlead/providers/cards/port';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import type { PaymentStatus } from '../../database/tables/money/payments.ts';
import { type AuditMakers } from '../audit/audit-store.ts';
import { writeLoanLetters } from '../loan/loan-letters.ts';
import { lockLoan, type LoanRow } from '../loan/loan-store.ts';
import { auditPayment } from './audit-payment.ts';
import { recordEvents } from '../loan/record-events.ts';
import { insertProviderEvents, markApplied } from '../provider-event/provider-event-store.ts';
import { findPaymentOf, isOpen, movePayment, type PaymentRow } from './payment-store.ts';
import { receiptOf } from './receipt.ts';

type Recorder = Pick<AppServices, 'cipher' | 'clock' | 'config'> & AuditMakers;

/** What the provider says; it has no id where it refused to make a payment. */
export type KnownOutcome = Pick<CardPayment, 'idempotencyKey' | 'amount' | 'outcome'> & {
  readonly paymentIntentId: string | null;
};

const PROVIDER = 'cards';

interface Step {
  readonly status: PaymentStatus;
  readonly reason: CardDeclineReason | null;
  /** For the audit trail; null where nothing has been decided yet. */
  readonly action: string | null;
}

const WAITING: Step = { status: 'submitted', reason: null, action: null };

/** What an outcome makes of the row. */
function stepFor(outcome: CardOutcome): Step {
  switch (outcome.status) {
    case 'succeeded':
      return { status: 'collected', reason: null, action: 'card-charged' };
    case 'declined':
      return { status: 'failed', reason: outcome.reason, action: 'card-declined' };
    case 'cancelled':
      return { status: 'expired', reason: 'not-confirmed-in-time', action: 'card-payment-expired' };
    case 'action-required':
    case 'processing':
      return WAITING;
  }
}

/** Whether nothing more can come of a payment. Money that moved counts, whatever was thought before. */
function isResolved(payment: PaymentRow, { outcome }: KnownOutcome): boolean {
  if (isOpen(payment)) return false;
  return outcome.status !== 'succeeded' || payment.status === 'collected' || payment.status === 'reversed';
}

/**
 * Records what a card payment has come to, once, with the loan locked: the row, the provider's word, the loan's history
 * and its letters. A payment that is resolved stays as it is, unless its money moved after all.
 * @returns the row as it now is.
 */
export async function recordCardOutcome(
  recorder: Recorder,
  tx: Db,
  asked: PaymentRow,
  found: KnownOutcome,
): Promise<PaymentRow> {
  const key = { userId: asked.user_id, loanId: asked.loan_id };
  const loan = await lockLoan(tx, key);
  const payment = (await findPaymentOf(tx, key, asked.id)) ?? asked;
  if (isResolved(payment, found)) return payment;
  if (found.idempotencyKey !== payment.id || found.amount !== payment.amount_pence)
    throw new Error(`the card payment ${payment.id} is another one at the provider`);
  const step = stepFor(found.outcome);
  const changes = {
    status: step.status,
    failure_reason: step.reason,
    provider_reference: found.paymentIntentId,
    updated_at: recorder.wallNow().toISOString(),
  };
  await movePayment(tx, payment, payment.status, changes);
  if (step.status === 'collected') await recordReceipt(recorder, tx, loan, payment);
  if (step.action !== null) await auditCard(recorder, tx, payment, step.action, step.reason);
  return { ...payment, ...changes };
}

/** Closes a payment that the provider never received. */
export async function recordNeverReceived(recorder: Recorder, tx: Db, payment: PaymentRow): Promise<void> {
  await lockLoan(tx, { userId: payment.user_id, loanId: payment.loan_id });
  const updated_at = recorder.wallNow().toISOString();
  const failure_reason = 'try-later' satisfies CardDeclineReason;
  if (await movePayment(tx, payment, 'created', { status: 'voided', failure_reason, updated_at }))
    await auditCard(recorder, tx, payment, 'card-payment-voided', failure_reason);
}

/** The money counts from the day on which it was asked for, however late its outcome is known. */
async function recordReceipt(recorder: Recorder, tx: Db, loan: LoanRow, payment: PaymentRow): Promise<void> {
  const { today, now: recordedAt } = await recorder.clock.read(tx);
  const { amount_pence: amount, created_on: valueOn } = payment;
  await noteCharge(recorder, tx, payment, valueOn);
  const events = await receiptOf(tx, loan, payment, { valueOn, recordedAt, amount });
  const change = await recordEvents(recorder, tx, loan, events, { asOf: today, actor: 'borrower' });
  await writeLoanLetters(recorder, tx, change);
}

/** The provider's word that it has the money of a payment, once, against which the credit is held. */
export async function noteCharge(
  { wallNow }: Pick<Recorder, 'wallNow'>,
  tx: Db,
  { id: idempotencyKey, amount_pence: amount }: Pick<PaymentRow, 'id' | 'amount_pence'>,
  on: Day,
): Promise<void> {
  const eventId = `${idempotencyKey}:charged`;
  const now = wallNow().toISOString();
  const charged = { eventId, on, kind: 'card-charged', idempotencyKey, amount };
  await insertProviderEvents(tx, PROVIDER, [charged], now);
  await markApplied(tx, PROVIDER, eventId, now);
}

async function auditCard(
  recorder: Recorder,
  tx: Db,
  payment: PaymentRow,
  action: string,
  reason: CardDeclineReason | null,
): Promise<void> {
  const actor = recorder.requestId === undefined ? 'system' : 'borrower';
  const { amount_pence: amount, purpose } = payment;
  const detail = { amount, purpose, ...(reason && { reason }) };
  await auditPayment(recorder, tx, payment, { actor, action, detail });
}
