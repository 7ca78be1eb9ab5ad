import { findAnswer, sandboxId } from '../sandbox-answers.ts';
import type { SandboxParts, SandboxStore } from '../sandbox-store.ts';
import { ProviderRejected } from '../provider-error.ts';
import type { CardMessage, CardOutcome, CardPayment } from './port.ts';
import { signatureOf } from './stripe-signature.ts';

export const PROVIDER = 'cards';
export const INTENTS = 'cards/intents';
const ENDS = 'cards/ends';

/** Signs the sandbox's messages. Known to everyone: production refuses the sandbox. */
export const SANDBOX_WEBHOOK_SECRET = 'whsec_sandbox';

/** How a payment ended that the bank asked about: the first end counts. */
type End = 'confirmed' | 'not-confirmed' | 'cancelled';

const OUTCOMES = {
  confirmed: { status: 'succeeded' },
  'not-confirmed': { status: 'declined', reason: 'not-authenticated' },
  cancelled: { status: 'cancelled' },
} as const satisfies Record<End, CardOutcome>;

/** It begins with the id of the payment, as the provider's own does. */
export const secretOf = (paymentIntentId: string): string =>
  `${paymentIntentId}_secret_${sandboxId('s', paymentIntentId)}`;

/** The payment as it is now. */
export async function nowOf(store: SandboxStore, payment: CardPayment): Promise<CardPayment> {
  if (payment.outcome.status !== 'action-required') return payment;
  const end = await store.get<End>(ENDS, payment.paymentIntentId);
  return end === undefined ? payment : { ...payment, outcome: OUTCOMES[end] };
}

/** Ends a payment that the bank asked about, unless it has ended. Rejects 'payment-unknown'. */
export async function endOnce(store: SandboxStore, paymentIntentId: string, end: End): Promise<CardPayment> {
  const payment = await findAnswer<CardPayment>(store, INTENTS, paymentIntentId);
  if (!payment) throw new ProviderRejected(PROVIDER, 'payment-unknown');
  if (payment.outcome.status === 'action-required') await store.putIfAbsent(ENDS, paymentIntentId, end);
  return nowOf(store, payment);
}

const KINDS: Readonly<Record<CardOutcome['status'], string>> = {
  succeeded: 'payment_intent.succeeded',
  declined: 'payment_intent.payment_failed',
  cancelled: 'payment_intent.canceled',
  processing: 'payment_intent.processing',
  'action-required': 'payment_intent.requires_action',
};

/** What the provider sends by itself about a payment, signed at an instant. */
export function messageAbout(
  { paymentIntentId, idempotencyKey, outcome: { status } }: CardPayment,
  at: Date,
): Pick<CardMessage, 'bytes' | 'signature'> {
  const object = { id: paymentIntentId, object: 'payment_intent', metadata: { paymentId: idempotencyKey } };
  const event = { id: `evt-${paymentIntentId}-${status}`, type: KINDS[status], data: { object } };
  const bytes = new TextEncoder().encode(JSON.stringify(event));
  return { bytes, signature: signatureOf(SANDBOX_WEBHOOK_SECRET, bytes, at) };
}

/**
 * Answers the bank's question about the payment that a secret belongs to, and gives the payment as it then is; undefined
 * where there is none. One that has ended stays as it is.
 */
export async function answerBank(
  { store }: Pick<SandboxParts, 'store'>,
  clientSecret: string,
  isConfirmed: boolean,
): Promise<CardPayment | undefined> {
  const [paymentIntentId = ''] = clientSecret.split('_secret_');
  const payment = await findAnswer<CardPayment>(store, INTENTS, paymentIntentId);
  if (!payment || clientSecret !== secretOf(paymentIntentId)) return undefined;
  return endOnce(store, paymentIntentId, isConfirmed ? 'confirmed' : 'not-confirmed');
}
