import type { JsonWebKey } from 'node:crypto';
import { z } from 'zod';
import { httpClient } from '../outbound/http-client.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { readAs } from '../outbound/read-as.ts';
import { ProviderRejected, ProviderUnavailable } from '../provider-error.ts';
import type { SignedMessage } from '../signed-message.ts';
import { PROVIDER, type BankPaymentMessage } from './port.ts';
import { PAYMENT_ID } from './truelayer-payments-wire.ts';
import { readSignature, type ReadSignature } from './truelayer-signature.ts';

export interface WebhookSettings {
  /** Who publishes the keys: webhooks.truelayer.com */
  readonly host: string;
  readonly loopbackOrigin?: string | undefined;
}

const KEYS_PATH = '/.well-known/jwks';
const BAD_REQUEST = 400;

/** A key that is not known is looked for again no sooner than this: anyone can name one. */
const KEYS_AGE_MS = 60_000;

const jwks = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.literal('EC') })) });

const message = z.object({
  type: z.string().max(100),
  event_id: z.string().regex(/^[\w-]{1,64}$/),
  payment_id: z.string().regex(PAYMENT_ID).optional(),
});

/** TrueLayer's keys, read when one is named that is not known. */
function keySource(outbound: Outbound, { host, loopbackOrigin }: WebhookSettings, now: () => number) {
  const client = httpClient(outbound, { provider: PROVIDER, hosts: [host], loopbackOrigin });
  const url = `${loopbackOrigin ?? `https://${host}`}${KEYS_PATH}`;
  let held: { readonly keys: ReadonlyMap<string, JsonWebKey>; readonly readAt: number } | null = null;
  return async (keyId: string): Promise<JsonWebKey | undefined> => {
    const known = held?.keys.get(keyId);
    if (known || (held && now() - held.readAt < KEYS_AGE_MS)) return known;
    const request = { operation: 'keys', method: 'GET', url, isIdempotent: true } as const;
    const { keys } = await client.send(request, (answer) => {
      if (answer.status >= BAD_REQUEST)
        throw new ProviderUnavailable(PROVIDER, { why: `status ${answer.status}` });
      return readAs(jwks, answer);
    });
    held = { keys: new Map(keys.map((key) => [key.kid, key])), readAt: now() };
    return held.keys.get(keyId);
  };
}

const rejected = (reason: string) => new ProviderRejected(PROVIDER, reason);

function isOf(signature: ReadSignature, key: JsonWebKey, { path, header, bytes }: SignedMessage): boolean {
  const headers = signature.headerNames.map((name) => [name, header(name.toLowerCase()) ?? ''] as const);
  try {
    return signature.isOf(key, { path, headers, body: bytes });
  } catch {
    return false;
  }
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/**
 * Reads TrueLayer's messages (https://docs.truelayer.com/docs/verify-the-signature-of-a-payment-webhook): signed over
 * the path, headers and exact bytes, by a key that is published at one address, which the signature has to name.
 */
export function webhookReader(outbound: Outbound, settings: WebhookSettings, now: () => number) {
  const keyWith = keySource(outbound, settings, now);
  const keysAt = `https://${settings.host}${KEYS_PATH}`;
  return async (given: SignedMessage): Promise<BankPaymentMessage | null> => {
    const signature = readSignature(given.header('tl-signature') ?? '');
    if (signature?.keysAt !== keysAt) throw rejected('not-signed');
    const key = await keyWith(signature.keyId);
    if (!key || !isOf(signature, key, given)) throw rejected('not-signed');
    const read = message.safeParse(parsed(given.bytes));
    if (!read.success) throw rejected('malformed');
    const { type: kind, event_id: eventId, payment_id: paymentId } = read.data;
    return paymentId === undefined ? null : { eventId, kind, paymentId };
  };
}
