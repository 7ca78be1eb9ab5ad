import { readAs } from '../outbound/read-as.ts';
import { ProviderRejected } from '../provider-error.ts';
import type { CardEvent, CardsPort } from './port.ts';
import { isError, refuse, type StripeClient } from './stripe-client.ts';
import { eventOf, RETURN_EVENTS } from './stripe-event.ts';
import {
  disputeOf,
  refundOf,
  stripeDisputes,
  stripeEvents,
  stripeRefund,
  stripeRefunds,
} from './stripe-return.ts';

const DISPUTES = { operation: 'disputes', path: 'disputes' };
const REFUNDS = { operation: 'refunds', path: 'refunds' };
const EVENTS = { operation: 'events', path: 'events' };

async function wholeOf<Item>(pages: AsyncIterable<readonly Item[]>): Promise<readonly Item[]> {
  const items: Item[] = [];
  for await (const page of pages) items.push(...page);
  return items;
}

/** One that cannot be read leaves the others: the payment that it is about is asked anyway. */
function readIfKnown(value: unknown): CardEvent | null {
  try {
    return eventOf(value);
  } catch (error) {
    if (error instanceof ProviderRejected) return null;
    throw error;
  }
}

/** Disputes, refunds and their events (https://docs.stripe.com/api/disputes, /api/refunds, /api/events). */
export function stripeReturns({
  send,
  pages,
}: StripeClient): Pick<CardsPort, 'returnsOf' | 'refund' | 'returnEventsSince'> {
  return {
    async returnsOf(paymentIntentId) {
      const of = [['payment_intent', paymentIntentId] as const];
      const disputes = await wholeOf(pages(DISPUTES, of, stripeDisputes));
      const refunds = await wholeOf(pages(REFUNDS, of, stripeRefunds));
      return { disputes: disputes.map(disputeOf), refunds: refunds.map(refundOf) };
    },

    async refund({ idempotencyKey, paymentIntentId, amount }) {
      const body = new URLSearchParams({
        payment_intent: paymentIntentId,
        amount: String(amount),
        'metadata[refundId]': idempotencyKey,
      });
      const headers = { 'idempotency-key': idempotencyKey };
      return send({ operation: 'refund', method: 'POST', path: 'refunds', headers, body }, (answer) =>
        isError(answer)
          ? refuse(answer, { refused: 'not-refundable' })
          : refundOf(readAs(stripeRefund, answer)),
      );
    },

    async returnEventsSince(since) {
      const from = String(Math.floor(Date.parse(since) / 1000));
      const query = [
        ['created[gte]', from] as const,
        ...RETURN_EVENTS.map((kind) => ['types[]', kind] as const),
      ];
      const events = await wholeOf(pages(EVENTS, query, stripeEvents));
      return events.flatMap((event) => readIfKnown(event) ?? []);
    },
  };
}
