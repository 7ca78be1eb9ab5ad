import { CARD_CONFIRMATION_MINUTES } from '@fairlead/core/collection/card-declines';
import type { CardPayment } from '@fairlead/providers/cards/port';
import { withTimeout } from '@fairlead/providers/timeouts';
import type { AppServices } from '../context.ts';
import { transaction } from '../database/database.ts';
import { recordCardOutcome, recordNeverReceived } from '../resources/payment/card-outcome.ts';
import { listOpenCardPayments, type PaymentRow } from '../resources/payment/payment-store.ts';
import { attempt } from './attempt.ts';

const MINUTE_MS = 60_000;

/** Longer than a request takes with its call to the provider, so that the sweep leaves it alone until it has ended. */
const UNHEARD_MINUTES = 2;

/** Asks what happened to card payments whose outcome is open, and cancels those that were not confirmed in time. */
export async function resolveCards(services: AppServices): Promise<void> {
  const before = new Date(services.wallNow().getTime() - UNHEARD_MINUTES * MINUTE_MS).toISOString();
  for (const payment of await listOpenCardPayments(services.db, before)) {
    const key = { userId: payment.user_id, loanId: payment.loan_id };
    await attempt(services, key, () => resolve(services, payment));
  }
}

async function resolve(services: AppServices, payment: PaymentRow): Promise<void> {
  const found = await outcomeOf(services, payment);
  await transaction(services.db, async (tx) => {
    if (found) await recordCardOutcome(services, tx, payment, found);
    else await recordNeverReceived(services, tx, payment);
  });
}

async function outcomeOf(services: AppServices, payment: PaymentRow): Promise<CardPayment | undefined> {
  const { cards } = services.providers;
  const { provider_reference: reference, updated_at: askedAt } = payment;
  const found = await withTimeout('cards', () =>
    reference === null ? cards.find(payment.id, askedAt) : cards.retrieve(reference),
  );
  if (found?.outcome.status !== 'action-required') return found;
  const waitedMs = Date.parse(await services.clock.now()) - Date.parse(payment.asked_at ?? askedAt);
  if (waitedMs < CARD_CONFIRMATION_MINUTES * MINUTE_MS) return found;
  return withTimeout('cards', () => cards.cancel(found.paymentIntentId));
}
