import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { ProviderRejected } from '../provider-error.ts';
import type { SignedMessage } from '../signed-message.ts';
import { PROVIDER } from './gocardless-wire.ts';

const message = z.object({
  events: z.array(z.unknown()),
  meta: z.object({ webhook_id: z.string().regex(/^[\w-]{1,64}$/) }),
});

/** The header Webhook-Signature: HMAC-SHA256 of the bytes, in hex (https://developer.gocardless.com/getting-started/staying-up-to-date-with-webhooks). */
export function signatureOf(secret: string, bytes: Uint8Array): string {
  return createHmac('sha256', secret).update(bytes).digest('hex');
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/**
 * The id of a signed message. What its events say is not read: GoCardless is asked for them. The signature has no time, so
 * an old message that is sent again can only make us ask.
 */
export function readWebhook(secret: string, { bytes, header }: SignedMessage): { readonly eventId: string } {
  const expected = Buffer.from(signatureOf(secret, bytes));
  const given = Buffer.from(header('webhook-signature') ?? '');
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new ProviderRejected(PROVIDER, 'not-signed');
  const read = message.safeParse(parsed(bytes));
  if (!read.success) throw new ProviderRejected(PROVIDER, 'malformed');
  return { eventId: read.data.meta.webhook_id };
}
