import { findAnswer, sandboxId } from '../sandbox-answers.ts';
import type { SandboxParts, SandboxStore } from '../sandbox-store.ts';
import { ProviderRejected } from '../provider-error.ts';
import type { CardOutcome, CardPayment } from './port.ts';

export const PROVIDER = 'cards';
export const INTENTS = 'cards/intents';
const ENDS = 'cards/ends';

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
