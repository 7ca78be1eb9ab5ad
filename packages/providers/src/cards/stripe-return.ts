import { londonDay } from '@fairlead/core/calendar/london';
import { pence } from '@fairlead/core/money/pence';
import { z } from 'zod';
import type { CardDispute, CardRefund } from './port.ts';

/** A Dispute of Stripe, as far as it is read (https://docs.stripe.com/api/disputes/object). */
const stripeDispute = z.object({
  id: z.string().min(1),
  amount: z.int().nonnegative(),
  created: z.int(),
  status: z.string(),
});

/** A Refund of Stripe, as far as it is read (https://docs.stripe.com/api/refunds/object). */
export const stripeRefund = z.object({
  id: z.string().min(1),
  amount: z.int().positive(),
  created: z.int(),
  status: z.string(),
  metadata: z.object({ refundId: z.string().optional() }).nullish(),
});

export const stripeDisputes = z.object({ data: z.array(stripeDispute), has_more: z.boolean() });
export const stripeRefunds = z.object({ data: z.array(stripeRefund), has_more: z.boolean() });

/** Each event is read by itself, so that one of a kind that is not known leaves the others. */
export const stripeEvents = z.object({
  data: z.array(z.looseObject({ id: z.string() })),
  has_more: z.boolean(),
});

/** An inquiry takes no money; `prevented` was answered before it became a dispute. Any other has taken it. */
const DISPUTES: Readonly<Record<string, CardDispute['status']>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'inquiry',
  prevented: 'inquiry',
  needs_response: 'open',
  under_review: 'open',
  lost: 'lost',
  won: 'won',
};

const dayOf = (seconds: number) => londonDay(seconds * 1000);

export function disputeOf({ id, amount, created, status }: z.infer<typeof stripeDispute>): CardDispute {
  return {
    disputeId: id,
    amount: pence(amount),
    openedOn: dayOf(created),
    status: DISPUTES[status] ?? 'open',
  };
}

/** Refunds that never are sent: https://docs.stripe.com/refunds#failed-refunds. */
const FAILED: readonly string[] = ['failed', 'canceled'];

export function refundOf({
  id,
  amount,
  created,
  status,
  metadata,
}: z.infer<typeof stripeRefund>): CardRefund {
  return {
    refundId: id,
    idempotencyKey: metadata?.refundId ?? null,
    amount: pence(amount),
    on: dayOf(created),
    status: FAILED.includes(status) ? 'failed' : 'sent',
  };
}
