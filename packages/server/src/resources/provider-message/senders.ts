import { isKeyOf } from '@fairlead/core/records';
import type { CardEvent } from '@fairlead/providers/cards/port';
import type { SignedMessage } from '@fairlead/providers/signed-message';
import type { Providers } from '../../context.ts';
import type { ProviderEvent } from '../provider-event/provider-event-store.ts';

/** What a message says, once its signature was checked. */
export interface ReadMessage {
  readonly eventId: string;
  /** The provider's own word for what happened. */
  readonly kind: string;
  /** The provider's id of what it is about. */
  readonly subject: string;
  /** The payment of ours that it names. */
  readonly paymentId: string | null;
  /** Of a provider that reports what happened by messages only: then these are the events themselves. */
  readonly events?: readonly ProviderEvent[];
  /** What the provider expects as an answer. */
  readonly reply?: Reply;
}

export interface Reply {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Null for a message about something else. Throws `ProviderRejected`. */
export type ReadBy = (
  providers: Providers,
  message: SignedMessage,
) => ReadMessage | null | Promise<ReadMessage | null>;

export function aboutCard({ eventId, kind, paymentIntentId, idempotencyKey }: CardEvent): ReadMessage {
  return { eventId, kind, subject: paymentIntentId, paymentId: idempotencyKey };
}

/** Providers that send to us by themselves, by the name in the address: /webhooks/cards. */
export const SENDERS = {
  cards: ({ cards }, { bytes, at, header }) => {
    const event = cards.readMessage({ bytes, at, signature: header('stripe-signature') });
    return event && aboutCard(event);
  },
  'direct-debit': ({ directDebit }, message) => {
    const { eventId } = directDebit.readMessage(message);
    return { eventId, kind: 'events', subject: eventId, paymentId: null };
  },
  'bank-payments': async ({ bankPayments }, message) => {
    const read = await bankPayments.readMessage(message);
    return read && { ...read, subject: read.paymentId, paymentId: null };
  },
  payouts: ({ payouts }, message) => ({ ...payouts.readMessage(message), paymentId: null }),
} as const satisfies Readonly<Record<string, ReadBy>>;

export type SenderName = keyof typeof SENDERS;

export function isSender(name: string): name is SenderName {
  return isKeyOf(SENDERS, name);
}
