import { isKeyOf } from '@fairlead/core/records';
import { ProviderRejected } from '@fairlead/providers/provider-error';
import type { AppServices, Providers } from '../../context.ts';
import { actAs } from '../../database/acting-as.ts';
import { insertMessage } from './provider-message-store.ts';

interface SignedMessage {
  readonly bytes: Uint8Array;
  readonly signature: string | null;
}

interface MessageEvent {
  readonly eventId: string;
  readonly kind: string;
  readonly paymentIntentId: string;
  readonly idempotencyKey: string | null;
}

interface Sender {
  /** Where the signature is. */
  readonly header: string;
  /** Checks it and reads what the message is about; throws `ProviderRejected`. */
  readonly read: (
    providers: Providers,
    message: SignedMessage & { readonly at: Date },
  ) => MessageEvent | null;
}

/** Providers that send to us by themselves, by the name in the address: /webhooks/cards. */
export const SENDERS = {
  cards: { header: 'stripe-signature', read: ({ cards }, message) => cards.readMessage(message) },
} as const satisfies Readonly<Record<string, Sender>>;

export type SenderName = keyof typeof SENDERS;

export function isSender(name: string): name is SenderName {
  return isKeyOf(SENDERS, name);
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Stores a message whose signature and time are right, once, and wakes the worker that lets it take effect. False for
 * any other: then nothing is stored.
 */
export async function receiveMessage(
  services: AppServices,
  provider: SenderName,
  message: SignedMessage,
): Promise<boolean> {
  const at = services.wallNow();
  try {
    const event = SENDERS[provider].read(services.providers, { ...message, at });
    if (event) {
      await storeMessage(services, provider, event, message.bytes);
      services.wakeWorker();
    }
    return true;
  } catch (error) {
    if (!(error instanceof ProviderRejected)) throw error;
    services.log.warn({ err: error }, 'a message of a provider was refused');
    return false;
  }
}

/** Stores what a message reports, once, for the worker. */
export async function storeMessage(
  { db, cipher, wallNow }: Pick<AppServices, 'db' | 'cipher' | 'wallNow'>,
  provider: SenderName,
  { eventId, kind, paymentIntentId, idempotencyKey }: MessageEvent,
  bytes: Uint8Array,
): Promise<void> {
  const place = { table: 'provider_messages', row: `${provider}/${eventId}`, column: 'body_encrypted' };
  await actAs('system', () =>
    insertMessage(db, {
      provider,
      event_id: eventId,
      kind,
      subject: paymentIntentId,
      payment_id: idempotencyKey !== null && UUID.test(idempotencyKey) ? idempotencyKey : null,
      body_encrypted: cipher.seal(place, Buffer.from(bytes).toString('base64')),
      received_at: wallNow().toISOString(),
      applied_at: null,
    }),
  );
}
