import { z } from 'zod';
import { ProviderRejected } from '../provider-error.ts';
import type { CardEvent, CardMessage } from './port.ts';
import { isSigned } from './stripe-signature.ts';

const id = z.string().regex(/^[\w-]{1,255}$/);

/** An event of Stripe, as far as it is read (https://docs.stripe.com/api/events/object). */
const stripeEvent = z.object({ id, type: z.string().max(100), data: z.object({ object: z.unknown() }) });

const intentOfEvent = z.object({ id, metadata: z.object({ paymentId: z.string().optional() }).optional() });

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function readAs<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const read = schema.safeParse(value);
  if (!read.success) throw new ProviderRejected('cards', 'malformed');
  return read.data;
}

/** Reads a signed event: one of a PaymentIntent, or null (https://docs.stripe.com/webhooks). */
export function readStripeEvent(secret: string, { bytes, signature, at }: CardMessage): CardEvent | null {
  if (!isSigned(secret, bytes, signature, at)) throw new ProviderRejected('cards', 'not-signed');
  const { id: eventId, type: kind, data } = readAs(stripeEvent, parsed(bytes));
  if (!kind.startsWith('payment_intent.')) return null;
  const { id: paymentIntentId, metadata } = readAs(intentOfEvent, data.object);
  return { eventId, kind, paymentIntentId, idempotencyKey: metadata?.paymentId ?? null };
}
