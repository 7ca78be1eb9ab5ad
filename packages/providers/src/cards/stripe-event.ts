import { z } from 'zod';
import { ProviderRejected } from '../provider-error.ts';
import type { CardEvent, CardMessage } from './port.ts';
import { isSigned } from './stripe-signature.ts';

const id = z.string().regex(/^[\w-]{1,255}$/);

/** An event of Stripe, as far as it is read (https://docs.stripe.com/api/events/object). */
const stripeEvent = z.object({ id, type: z.string().max(100), data: z.object({ object: z.unknown() }) });

const intentOfEvent = z.object({ id, metadata: z.object({ paymentId: z.string().optional() }).optional() });

/** A charge, a dispute or a refund: each names the intent that it belongs to, or none. */
const partOfIntent = z.object({ payment_intent: id.nullish() });

/** The events of money that goes back, as Stripe names them (https://docs.stripe.com/api/events/types). */
export const RETURN_EVENTS = [
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const;

const isOfReturn = (kind: string): boolean => RETURN_EVENTS.some((known) => known === kind);

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

/** Reads a signed event: one of a PaymentIntent or of its money, or null (https://docs.stripe.com/webhooks). */
export function readStripeEvent(secret: string, { bytes, signature, at }: CardMessage): CardEvent | null {
  if (!isSigned(secret, bytes, signature, at)) throw new ProviderRejected('cards', 'not-signed');
  return eventOf(parsed(bytes));
}

/** What an event of Stripe is about; null for one that is not followed. */
export function eventOf(value: unknown): CardEvent | null {
  const { id: eventId, type: kind, data } = readAs(stripeEvent, value);
  if (isOfReturn(kind)) {
    const { payment_intent: paymentIntentId } = readAs(partOfIntent, data.object);
    return paymentIntentId ? { eventId, kind, paymentIntentId, idempotencyKey: null } : null;
  }
  if (!kind.startsWith('payment_intent.')) return null;
  const { id: paymentIntentId, metadata } = readAs(intentOfEvent, data.object);
  return { eventId, kind, paymentIntentId, idempotencyKey: metadata?.paymentId ?? null };
}
