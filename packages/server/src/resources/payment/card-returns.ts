import type { Day } from '@fairlead/core/calendar/day';
import { leftOfCharge, type CardReturn } from '@fairlead/core/collection/card-returns';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { pence, type Pence } from '@fairlead/core/money/pence';
import type { CardReturns } from '@fairlead/providers/cards/port';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import type { AuditMakers } from '../audit/audit-store.ts';
import { listEvents } from '../loan/loan-event-store.ts';
import { writeLoanLetters } from '../loan/loan-letters.ts';
import { lockLoan, type LoanKey } from '../loan/loan-store.ts';
import { recordEvents, type LoanChange } from '../loan/record-events.ts';
import { auditPayment } from './audit-payment.ts';
import { noteCharge } from './card-outcome.ts';
import { listRefundsOf, moveRefund, type CardRefundRow } from './card-refund-store.ts';
import { insertPayment, listPaymentsOf, movePayment, newPayment, type PaymentRow } from './payment-store.ts';
import { receiptOf } from './receipt.ts';

type Recorder = Pick<AppServices, 'cipher' | 'clock' | 'config'> & AuditMakers;

interface At {
  readonly today: Day;
  readonly now: string;
}

/**
 * Brings the loan's history to what the provider says of a payment's money: what is gone is taken back, what has come
 * back is credited again. It compares sums and does not follow single messages, so that it can be called at any time, in
 * any order, and again. Money that is gone counts until the day on which it went; money that is back counts from that
 * day, so that a dispute that the borrower's bank loses costs no interest.
 */
export async function recordCardReturns(
  recorder: Recorder,
  tx: Db,
  charge: PaymentRow,
  returns: CardReturns,
): Promise<void> {
  const key = { userId: charge.user_id, loanId: charge.loan_id };
  await lockLoan(tx, key);
  const at = await recorder.clock.read(tx);
  const credits = (await listPaymentsOf(tx, key)).filter(
    ({ id, status, restores_payment_id }) =>
      status === 'collected' && (id === charge.id || restores_payment_id === charge.id),
  );
  const refunds = await noteReturned(recorder, tx, charge, returns);
  const gone = goneOf(returns, refunds);
  const owned = leftOfCharge(charge.amount_pence, gone) + sumOf(refunds.filter(isReturned));
  const credited = sumOf(credits);
  const changes: LoanChange[] = [];
  const add = async (events: readonly LoanEvent[]): Promise<void> => {
    const loan = await lockLoan(tx, key);
    changes.push(await recordEvents(recorder, tx, loan, events, { asOf: at.today, actor: 'system' }));
  };
  if (owned < credited) await add(await takeBack(recorder, tx, credits, newestOf(gone), at));
  const missing = owned < credited ? owned : owned - credited;
  if (missing > 0) await add(await restore(recorder, tx, charge, pence(missing), at));
  const [first] = changes;
  const last = changes.at(-1);
  if (!first || !last) return;
  const fresh = changes.flatMap((change) => change.fresh);
  await writeLoanLetters(recorder, tx, { ...last, loan: first.loan, fresh });
}

const sumOf = (rows: readonly Pick<PaymentRow, 'amount_pence'>[]): number =>
  rows.reduce((sum, { amount_pence }) => sum + amount_pence, 0);

const isReturned = ({ status }: CardRefundRow): boolean => status === 'returned';

/** Our refunds of the charge, after noting those whose money came back. */
async function noteReturned(
  recorder: Recorder,
  tx: Db,
  charge: PaymentRow,
  returns: CardReturns,
): Promise<readonly CardRefundRow[]> {
  const key = { userId: charge.user_id, loanId: charge.loan_id };
  const own = (await listRefundsOf(tx, key)).filter(({ payment_id }) => payment_id === charge.id);
  const failed = new Set(
    returns.refunds.filter(({ status }) => status === 'failed').map((refund) => refund.idempotencyKey),
  );
  const known: CardRefundRow[] = [];
  for (const refund of own) {
    const isBack = refund.status === 'sent' && failed.has(refund.id);
    known.push(isBack ? { ...refund, status: 'returned' } : refund);
    if (!isBack) continue;
    const updated_at = recorder.wallNow().toISOString();
    await moveRefund(tx, refund, 'sent', { status: 'returned', updated_at });
    await audit(recorder, tx, charge, 'card-refund-returned', refund.amount_pence);
  }
  return known;
}

/** What is gone besides our own refunds, which the history has as such. */
function goneOf({ disputes, refunds }: CardReturns, own: readonly CardRefundRow[]): readonly CardReturn[] {
  const ownIds = new Set<string | null>(own.map(({ id }) => id));
  return [
    ...disputes.map(({ amount, openedOn: on, status }) => ({
      amount,
      on,
      isGone: status === 'open' || status === 'lost',
      reason: 'card-charge-back' as const,
    })),
    ...refunds
      .filter(({ idempotencyKey }) => !ownIds.has(idempotencyKey))
      .map(({ amount, on, status }) => ({
        amount,
        on,
        isGone: status === 'sent',
        reason: 'card-refunded' as const,
      })),
  ];
}

function newestOf(gone: readonly CardReturn[]): CardReturn | undefined {
  return gone
    .filter(({ isGone }) => isGone)
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))
    .at(-1);
}

/** A payment is always taken back in full; what is left of it is credited again. */
async function takeBack(
  recorder: Recorder,
  tx: Db,
  credits: readonly PaymentRow[],
  because: CardReturn | undefined,
  { today, now: recordedAt }: At,
): Promise<readonly LoanEvent[]> {
  const reason = because?.reason ?? 'card-charge-back';
  const events: LoanEvent[] = [];
  for (const payment of credits) {
    const changes = {
      status: 'reversed' as const,
      failure_reason: reason,
      updated_at: recorder.wallNow().toISOString(),
    };
    await movePayment(tx, payment, 'collected', changes);
    await audit(recorder, tx, payment, 'card-payment-taken-back', payment.amount_pence);
    const { id: reference, amount_pence: amount, created_on } = payment;
    const valueOn = dayWithin(because?.on ?? today, created_on, today);
    events.push({
      kind: 'payment-reversed',
      valueOn,
      recordedAt,
      reference,
      amount,
      reverses: reference,
      reason,
    });
  }
  return events;
}

const dayWithin = (on: Day, from: Day, until: Day): Day => (on < from ? from : on > until ? until : on);

/** A payment of its own, from the day on which the money had been taken back; without such a day from today. */
async function restore(
  recorder: Recorder,
  tx: Db,
  charge: PaymentRow,
  amount: Pence,
  { today, now: recordedAt }: At,
): Promise<readonly LoanEvent[]> {
  const key: LoanKey = { userId: charge.user_id, loanId: charge.loan_id };
  const loan = await lockLoan(tx, key);
  const valueOn = (await lastTakenBackOn(tx, key, charge)) ?? today;
  const row: PaymentRow = {
    ...newPayment({ newId: recorder.newId, wallNow: recorder.wallNow, today: valueOn }, loan),
    kind: 'card',
    purpose: charge.purpose,
    keeps: charge.keeps,
    amount_pence: amount,
    status: 'collected',
    due_on: valueOn,
    collect_on: valueOn,
    submit_on: valueOn,
    asked_at: recordedAt,
    request_key: null,
    restores_payment_id: charge.id,
  };
  await insertPayment(tx, row);
  await noteCharge(recorder, tx, row, valueOn);
  await audit(recorder, tx, row, 'card-payment-restored', amount);
  return receiptOf(tx, loan, row, { valueOn, recordedAt, amount });
}

async function lastTakenBackOn(tx: Db, key: LoanKey, charge: PaymentRow): Promise<Day | null> {
  const own = (await listPaymentsOf(tx, key)).filter(
    ({ id, restores_payment_id }) => id === charge.id || restores_payment_id === charge.id,
  );
  const ids = new Set(own.map(({ id }) => id));
  const days = (await listEvents(tx, key))
    .filter((event) => event.kind === 'payment-reversed' && ids.has(event.reverses))
    .map(({ valueOn }) => valueOn);
  return days.toSorted().at(-1) ?? null;
}

function audit(
  recorder: Recorder,
  tx: Db,
  payment: PaymentRow,
  action: string,
  amount: Pence,
): Promise<void> {
  return auditPayment(recorder, tx, payment, { actor: 'system', action, detail: { amount } });
}
