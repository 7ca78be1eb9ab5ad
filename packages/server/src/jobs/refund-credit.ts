import { refundsFrom, refundsOf, type RefundableCharge } from '@fairlead/core/collection/card-returns';
import type { Day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import type { CardRefund } from '@fairlead/providers/cards/port';
import { ProviderRejected } from '@fairlead/providers/provider-error';
import { withTimeout } from '@fairlead/providers/timeouts';
import type { AppServices } from '../context.ts';
import { transaction, type Db } from '../database/database.ts';
import { listEvents } from '../resources/loan/loan-event-store.ts';
import { writeLoanLetters } from '../resources/loan/loan-letters.ts';
import { lockLoan, type LoanKey } from '../resources/loan/loan-store.ts';
import { recordEvents } from '../resources/loan/record-events.ts';
import { auditPayment } from '../resources/payment/audit-payment.ts';
import {
  insertRefund,
  listLoansToRefund,
  listRefundsOf,
  listRefundsToSend,
  moveRefund,
  type CardRefundRow,
} from '../resources/payment/card-refund-store.ts';
import {
  findPaymentOf,
  isOpen,
  listPaymentsOf,
  type PaymentRow,
} from '../resources/payment/payment-store.ts';
import { attempt } from './attempt.ts';

/** Sends what was paid too much on a loan that has ended back to the cards that paid it: a row first, then the provider. */
export async function refundCredit(services: AppServices, today: Day): Promise<void> {
  for (const key of await listLoansToRefund(services.db))
    await attempt(services, key, () => transaction(services.db, (tx) => plan(services, tx, key, today)));
  for (const refund of await listRefundsToSend(services.db)) {
    const key = { userId: refund.user_id, loanId: refund.loan_id };
    await attempt(services, key, () => send(services, refund));
  }
}

async function plan(services: AppServices, tx: Db, key: LoanKey, today: Day): Promise<void> {
  const loan = await lockLoan(tx, key);
  const events = await listEvents(tx, key);
  const received = events.filter(({ kind }) => kind === 'payment-received').map(({ valueOn }) => valueOn);
  const last = received.toSorted().at(-1);
  const payments = await listPaymentsOf(tx, key);
  if (last === undefined || refundsFrom(last) > today || payments.some(isOpen)) return;
  const charges = refundable(payments, await listRefundsOf(tx, key));
  for (const { id: payment_id, amount: amount_pence } of refundsOf(loan.credit_balance_pence, charges))
    await insertRefund(tx, {
      user_id: key.userId,
      id: services.newId(),
      brand_id: loan.brand_id,
      loan_id: key.loanId,
      payment_id,
      amount_pence,
      status: 'created',
      provider_reference: null,
      failure_reason: null,
      created_on: today,
      updated_at: services.wallNow().toISOString(),
    });
}

/** What can still be sent back of each charge, oldest first: nothing where a refund did not reach its card. */
function refundable(
  payments: readonly PaymentRow[],
  refunds: readonly CardRefundRow[],
): readonly RefundableCharge[] {
  const charges = payments.filter(
    ({ kind, status, restores_payment_id }) =>
      kind === 'card' && status === 'collected' && restores_payment_id === null,
  );
  return charges
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ id, amount_pence }) => {
      const own = refunds.filter(({ payment_id }) => payment_id === id);
      if (own.some(({ status }) => status !== 'sent')) return [];
      const sent = own.reduce((sum, refund) => sum + refund.amount_pence, 0);
      return sent < amount_pence ? [{ id, amount: pence(amount_pence - sent) }] : [];
    });
}

/** The provider keeps a key for a day only, so one that was sent before is looked for first. */
async function send(services: AppServices, refund: CardRefundRow): Promise<void> {
  const { db, providers } = services;
  const key = { userId: refund.user_id, loanId: refund.loan_id };
  const { id: idempotencyKey, payment_id, amount_pence: amount } = refund;
  const paymentIntentId = (await findPaymentOf(db, key, payment_id))?.provider_reference;
  if (!paymentIntentId) throw new Error(`the refund ${idempotencyKey} has no payment at the provider`);
  const made = await withTimeout('cards', async () => {
    const { refunds } = await providers.cards.returnsOf(paymentIntentId);
    const known = refunds.find((each) => each.idempotencyKey === idempotencyKey);
    return (
      known ?? refundOrRefusal(() => providers.cards.refund({ idempotencyKey, paymentIntentId, amount }))
    );
  });
  await transaction(db, (tx) => record(services, tx, refund, made));
}

async function refundOrRefusal(ask: () => Promise<CardRefund>): Promise<CardRefund | { reason: string }> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderRejected && error.reason === 'not-refundable')
      return { reason: error.reason };
    throw error;
  }
}

async function record(
  services: AppServices,
  tx: Db,
  refund: CardRefundRow,
  made: CardRefund | { readonly reason: string },
): Promise<void> {
  const loan = await lockLoan(tx, { userId: refund.user_id, loanId: refund.loan_id });
  const { today, now: recordedAt } = await services.clock.read(tx);
  const { id: reference, amount_pence: amount } = refund;
  const isSent = 'refundId' in made && made.status === 'sent';
  const changes = {
    status: isSent ? ('sent' as const) : ('failed' as const),
    provider_reference: 'refundId' in made ? made.refundId : null,
    failure_reason: 'reason' in made ? made.reason : null,
    updated_at: services.wallNow().toISOString(),
  };
  if (!(await moveRefund(tx, refund, 'created', changes))) return;
  const action = isSent ? 'overpayment-refunded' : 'overpayment-not-refunded';
  const subject = { user_id: refund.user_id, brand_id: refund.brand_id, id: refund.payment_id };
  await auditPayment(services, tx, subject, { actor: 'system', action, detail: { amount } });
  if (!isSent) return;
  const refunded = {
    kind: 'credit-refunded',
    valueOn: today,
    recordedAt,
    reference,
    amount,
    method: 'card',
  } as const;
  const change = await recordEvents(services, tx, loan, [refunded], { asOf: today, actor: 'system' });
  await writeLoanLetters(services, tx, change);
}
