import { londonDay } from '@fairlead/core/calendar/london';
import { day, type Day } from '@fairlead/core/calendar/day';
import { reasonWithCode, type DirectDebitReason } from '@fairlead/core/collection/direct-debit-reasons';
import { pence } from '@fairlead/core/money/pence';
import { z } from 'zod';
import { id, paymentFields } from './gocardless-wire.ts';
import type { CollectionEvent, MandateEvent } from './port.ts';

const event = z.object({
  id,
  created_at: z.iso.datetime(),
  action: z.string(),
  links: z.object({
    mandate: id.optional(),
    payment: id.optional(),
    new_customer_bank_account: id.optional(),
  }),
  details: z.object({
    origin: z.string(),
    cause: z.string(),
    reason_code: z.string().nullish(),
  }),
});

const paymentOfEvent = paymentFields.extend({ links: z.object({ mandate: id }) });

/** A page of events, newest first (https://developer.gocardless.com/api-reference/#events-list-events). */
export const eventsOnWire = z.object({
  events: z.array(event),
  linked: z.object({ payments: z.array(paymentOfEvent).optional() }).optional(),
  meta: z.object({ cursors: z.object({ after: id.nullish() }) }),
});

export type EventOnWire = z.infer<typeof event>;
export type PaymentOfEvent = z.infer<typeof paymentOfEvent>;

/** Causes of GoCardless where an event has no code of a Bacs report. */
const CAUSES: Readonly<Record<string, DirectDebitReason>> = {
  refer_to_payer: 'refer-to-payer',
  mandate_cancelled: 'instruction-cancelled',
  mandate_expired: 'instruction-expired',
  mandate_suspended_by_payer: 'instruction-cancelled',
  bank_account_closed: 'account-closed',
  bank_account_transferred: 'account-transferred',
  invalid_bank_details: 'invalid-details',
  direct_debit_not_enabled: 'not-enabled',
  authorisation_disputed: 'disputed',
};

/** The code of the Bacs report says more than the cause: a death is a code only. */
function reasonOf({ details: { origin, cause, reason_code } }: EventOnWire): DirectDebitReason | null {
  if (origin === 'api' || origin === 'gocardless') {
    if (cause === 'mandate_cancelled' || cause === 'payment_cancelled') return 'cancelled-by-lender';
  }
  return reasonWithCode(reason_code ?? '') ?? CAUSES[cause] ?? null;
}

const MANDATE_KINDS: Readonly<Record<string, MandateEvent['kind']>> = {
  active: 'mandate-active',
  failed: 'mandate-failed',
  cancelled: 'mandate-cancelled',
  expired: 'mandate-cancelled',
  suspended_by_payer: 'mandate-cancelled',
  blocked: 'mandate-cancelled',
  transferred: 'mandate-moved',
};

const dayOf = ({ created_at }: EventOnWire): Day => londonDay(Date.parse(created_at));

/**
 * An event of a mandate; null for one that changes nothing: it was created, submitted, or put back after a cancellation,
 * when the borrower has been asked for a new one.
 */
export function mandateEvent(wire: EventOnWire): MandateEvent | null {
  const kind = MANDATE_KINDS[wire.action];
  const mandateId = wire.links.mandate;
  if (kind === undefined || mandateId === undefined) return null;
  const reason = kind === 'mandate-active' ? null : reasonOf(wire);
  return { eventId: wire.id, kind, mandateId, on: dayOf(wire), reason };
}

const PAYMENT_KINDS: Readonly<Record<string, CollectionEvent['kind']>> = {
  confirmed: 'collection-collected',
  failed: 'collection-failed',
  cancelled: 'collection-failed',
  charged_back: 'collection-charged-back',
  chargeback_cancelled: 'collection-charge-back-undone',
};

const isMoneyOfOurs = (kind: CollectionEvent['kind']): boolean =>
  kind === 'collection-collected' || kind === 'collection-charge-back-undone';

/**
 * An event of a payment; null for one that moves no money of the payer: `paid_out`, `late_failure_settled` and
 * `chargeback_settled` only say what happens between GoCardless and us.
 */
export function collectionEvent(
  wire: EventOnWire,
  payments: readonly PaymentOfEvent[],
): CollectionEvent | null {
  const kind = PAYMENT_KINDS[wire.action];
  const payment = payments.find((linked) => linked.id === wire.links.payment);
  const idempotencyKey = payment?.metadata.key;
  if (kind === undefined || payment === undefined || idempotencyKey === undefined) return null;
  return {
    eventId: wire.id,
    kind,
    mandateId: payment.links.mandate,
    collectionId: payment.id,
    idempotencyKey,
    amount: pence(payment.amount),
    on: kind === 'collection-collected' ? day(payment.charge_date) : dayOf(wire),
    reason: isMoneyOfOurs(kind) ? null : reasonOf(wire),
  };
}
