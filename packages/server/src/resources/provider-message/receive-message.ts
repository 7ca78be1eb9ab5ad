import { ProviderRejected, ProviderTimeout, ProviderUnavailable } from '@fairlead/providers/provider-error';
import type { SignedMessage } from '@fairlead/providers/signed-message';
import type { AppServices } from '../../context.ts';
import { actAs } from '../../database/acting-as.ts';
import { transaction } from '../../database/database.ts';
import { insertProviderEvents } from '../provider-event/provider-event-store.ts';
import { insertMessage } from './provider-message-store.ts';
import { SENDERS, type ReadBy, type ReadMessage, type Reply, type SenderName } from './senders.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const RECEIVED: Reply = { body: 'received', headers: {} };

/** What was refused: the message itself, or for now, so that the provider sends it again. */
export type Refused = 'refused' | 'not-now';

/**
 * Stores a message whose signature and time are right, once, and wakes the worker that lets it take effect. For any
 * other nothing is stored.
 */
export async function receiveMessage(
  services: AppServices,
  provider: SenderName,
  message: Omit<SignedMessage, 'at'>,
): Promise<Reply | Refused> {
  const at = services.wallNow();
  try {
    const readBy: ReadBy = SENDERS[provider];
    const read = await readBy(services.providers, { ...message, at });
    if (read) {
      await storeMessage(services, provider, read, message.bytes);
      services.wakeWorker();
    }
    return read?.reply ?? RECEIVED;
  } catch (error) {
    const isUnavailable = error instanceof ProviderUnavailable || error instanceof ProviderTimeout;
    if (!isUnavailable && !(error instanceof ProviderRejected)) throw error;
    services.log.warn({ err: error }, 'a message of a provider was refused');
    return isUnavailable ? 'not-now' : 'refused';
  }
}

/** Stores what a message reports, once, for the worker. */
export async function storeMessage(
  { db, cipher, wallNow }: Pick<AppServices, 'db' | 'cipher' | 'wallNow'>,
  provider: SenderName,
  { eventId, kind, subject, paymentId, events }: ReadMessage,
  bytes: Uint8Array,
): Promise<void> {
  const place = { table: 'provider_messages', row: `${provider}/${eventId}`, column: 'body_encrypted' };
  const now = wallNow().toISOString();
  await actAs('system', () =>
    transaction(db, async (tx) => {
      await insertMessage(tx, {
        provider,
        event_id: eventId,
        kind,
        subject,
        payment_id: paymentId !== null && UUID.test(paymentId) ? paymentId : null,
        body_encrypted: cipher.seal(place, Buffer.from(bytes).toString('base64')),
        received_at: now,
        applied_at: events ? now : null,
      });
      await insertProviderEvents(tx, provider, events ?? [], now);
    }),
  );
}
