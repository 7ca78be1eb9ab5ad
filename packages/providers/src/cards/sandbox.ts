import { answerOnce, findAnswer, sandboxId } from '../sandbox-answers.ts';
import type { SandboxParts, SandboxStore } from '../sandbox-store.ts';
import { ProviderRejected } from '../provider-error.ts';
import type { CardOutcome, CardPayment, CardsPort } from './port.ts';
import { testCard } from './test-cards.ts';

const PROVIDER = 'cards';
const INTENTS = 'cards/intents';
const ENDS = 'cards/ends';

/** How a payment ended that the bank asked about: the first end counts. */
type End = 'confirmed' | 'not-confirmed' | 'cancelled';

const OUTCOMES = {
  confirmed: { status: 'succeeded' },
  'not-confirmed': { status: 'declined', reason: 'not-authenticated' },
  cancelled: { status: 'cancelled' },
} as const satisfies Record<End, CardOutcome>;

const intentOf = (idempotencyKey: string): string => sandboxId('pi', idempotencyKey);

/** It begins with the id of the payment, as the provider's own does. */
const secretOf = (paymentIntentId: string): string =>
  `${paymentIntentId}_secret_${sandboxId('s', paymentIntentId)}`;

async function nowOf(store: SandboxStore, payment: CardPayment): Promise<CardPayment> {
  if (payment.outcome.status !== 'action-required') return payment;
  const end = await store.get<End>(ENDS, payment.paymentIntentId);
  return end === undefined ? payment : { ...payment, outcome: OUTCOMES[end] };
}

async function endOnce(store: SandboxStore, paymentIntentId: string, end: End): Promise<CardPayment> {
  const payment = await findAnswer<CardPayment>(store, INTENTS, paymentIntentId);
  if (!payment) throw new ProviderRejected(PROVIDER, 'payment-unknown');
  if (payment.outcome.status === 'action-required') await store.putIfAbsent(ENDS, paymentIntentId, end);
  return nowOf(store, payment);
}

function outcomeFor(paymentMethodId: string, paymentIntentId: string): CardOutcome {
  const card = testCard(paymentMethodId);
  if (!card) throw new ProviderRejected(PROVIDER, 'payment-method-unknown');
  if (card.declines) return { status: 'declined', reason: card.declines };
  return card.asksBank
    ? { status: 'action-required', clientSecret: secretOf(paymentIntentId) }
    : { status: 'succeeded' };
}

/** Cards that do what the provider's own test cards do. The bank's question is answered by `answerBank`. */
export function sandboxCards({ store }: Pick<SandboxParts, 'store'>): CardsPort {
  return {
    async charge(charge) {
      const { idempotencyKey, paymentMethodId, amount } = charge;
      const paymentIntentId = intentOf(idempotencyKey);
      const key = { provider: PROVIDER, collection: INTENTS, key: paymentIntentId } as const;
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
  };
}

/**
 * Answers the bank's question about the payment that a secret belongs to; false where there is none. A payment that
 * has ended stays as it is.
 */
export async function answerBank(
  { store }: Pick<SandboxParts, 'store'>,
  clientSecret: string,
  isConfirmed: boolean,
): Promise<boolean> {
  const [paymentIntentId = ''] = clientSecret.split('_secret_');
  const payment = await findAnswer<CardPayment>(store, INTENTS, paymentIntentId);
  if (!payment || clientSecret !== secretOf(paymentIntentId)) return false;
  await endOnce(store, paymentIntentId, isConfirmed ? 'confirmed' : 'not-confirmed');
  return true;
}
