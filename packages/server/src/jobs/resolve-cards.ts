import type { Day } from '@fairlead/core/calendar/day';
import { CARD_CONFIRMATION_MINUTES } from '@fairlead/core/collection/card-declines';
import type { CardPayment } from '@fairlead/providers/cards/port';
import { withTimeout } from '@fairlead/providers/timeouts';
import type { AppServices } from '../context.ts';
import { transaction } from '../database/database.ts';
import { recordCardOutcome, recordNeverReceived } from '../resources/payment/card-outcome.ts';
import { recordCardReturns } from '../resources/payment/card-returns.ts';
import {
  findCardPaymentByReference,
  findPayment,
  listOpenCardPayments,
  type PaymentRow,
} from '../resources/payment/payment-store.ts';
import {
  listMessagesToApply,
  markMessageApplied,
  type ProviderMessage,
} from '../resources/provider-message/provider-message-store.ts';
import { askForMissedMessages } from './ask-for-missed-messages.ts';
import { attempt } from './attempt.ts';

const MINUTE_MS = 60_000;

/** Longer than a request takes with its call to the provider, so that the sweep leaves it alone until it has ended. */
const UNHEARD_MINUTES = 2;

/**
 * Asks what happened to card payments that the provider sent us a message about, and to those whose outcome is open, and
 * cancels those that were not confirmed in time. Once a business date it asks for messages that never arrived.
 */
export async function resolveCards(services: AppServices, today: Day): Promise<void> {
  await askForMissedMessages(services, today);
  for (const message of await listMessagesToApply(services.db, 'cards')) await apply(services, message);
  const before = new Date(services.wallNow().getTime() - UNHEARD_MINUTES * MINUTE_MS).toISOString();
  for (const payment of await listOpenCardPayments(services.db, before)) {
    const key = { userId: payment.user_id, loanId: payment.loan_id };
    await attempt(services, key, () => resolve(services, payment));
  }
}

/** A message only says that something happened: what, the provider is asked, so the order of messages does not matter. */
async function apply(services: AppServices, message: ProviderMessage): Promise<void> {
  const { db, providers, log, wallNow } = services;
  const payment =
    message.payment_id === null
      ? await findCardPaymentByReference(db, message.subject)
      : await findPayment(db, message.payment_id);
  if (payment?.kind !== 'card') {
    log.error({ eventId: message.event_id }, 'a message of the card service names no payment of ours');
    await markMessageApplied(db, message, wallNow().toISOString());
    return;
  }
  await attempt(services, { userId: payment.user_id, loanId: payment.loan_id }, async () => {
    const found = await withTimeout('cards', () => providers.cards.retrieve(message.subject));
    const returns = message.kind.startsWith('payment_intent.')
      ? null
      : await withTimeout('cards', () => providers.cards.returnsOf(message.subject));
    await transaction(db, async (tx) => {
      const known = await recordCardOutcome(services, tx, payment, found);
      if (returns) await recordCardReturns(services, tx, known, returns);
      await markMessageApplied(tx, message, wallNow().toISOString());
    });
  });
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
