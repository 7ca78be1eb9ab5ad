import { answerOnce, findAnswer, sandboxId } from '../sandbox-answers.ts';
import type { SandboxParts } from '../sandbox-store.ts';
import { ProviderRejected } from '../provider-error.ts';
import type { CardOutcome, CardPayment, CardsPort } from './port.ts';
import { readStripeEvent } from './stripe-event.ts';
import { endOnce, INTENTS, nowOf, PROVIDER, SANDBOX_WEBHOOK_SECRET, secretOf } from './test-intents.ts';
import { testCard } from './test-cards.ts';
import { noteLater, sandboxReturns } from './test-returns.ts';

const intentOf = (idempotencyKey: string): string => sandboxId('pi', idempotencyKey);

function outcomeFor(paymentMethodId: string, paymentIntentId: string): CardOutcome {
  const card = testCard(paymentMethodId);
  if (!card) throw new ProviderRejected(PROVIDER, 'payment-method-unknown');
  if (card.declines) return { status: 'declined', reason: card.declines };
  return card.asksBank
    ? { status: 'action-required', clientSecret: secretOf(paymentIntentId) }
    : { status: 'succeeded' };
}

/** Cards that do what the provider's own test cards do. The bank's question is answered by `answerBank`. */
export function sandboxCards(parts: SandboxParts): CardsPort {
  const { store } = parts;
  return {
    ...sandboxReturns(parts),

    async charge(charge) {
      const { idempotencyKey, paymentMethodId, amount } = charge;
      const paymentIntentId = intentOf(idempotencyKey);
      const key = { provider: PROVIDER, collection: INTENTS, key: paymentIntentId } as const;
      await noteLater(parts, paymentIntentId, paymentMethodId);
      const payment = await answerOnce(store, key, charge, () => ({
        paymentIntentId,
        idempotencyKey,
        amount,
        outcome: outcomeFor(paymentMethodId, paymentIntentId),
      }));
      return nowOf(store, payment);
    },

    async find(idempotencyKey) {
      const payment = await findAnswer<CardPayment>(store, INTENTS, intentOf(idempotencyKey));
      return payment && nowOf(store, payment);
    },

    async retrieve(paymentIntentId) {
      const payment = await findAnswer<CardPayment>(store, INTENTS, paymentIntentId);
      if (!payment) throw new ProviderRejected(PROVIDER, 'payment-unknown');
      return nowOf(store, payment);
    },

    cancel: (paymentIntentId) => endOnce(store, paymentIntentId, 'cancelled'),

    readMessage: (message) => readStripeEvent(SANDBOX_WEBHOOK_SECRET, message),
  };
}
