import { AttemptFailed } from '../outbound/attempt-failed.ts';
import type { HttpAnswer } from '../outbound/http-client.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { readAs, readIf } from '../outbound/read-as.ts';
import type { CardCharge, CardPayment, CardsPort } from './port.ts';
import { isError, refuse, stripeClient, type StripeSettings } from './stripe-client.ts';
import { readStripeEvent } from './stripe-event.ts';
import { paymentOf, stripeError, stripeIntent, stripeIntents, type StripeIntent } from './stripe-intent.ts';
import { stripeReturns } from './stripe-returns.ts';

const INTENTS = 'payment_intents';
/** Our clock can be ahead of Stripe's, so that a payment seems to be older than the request for it. */
const CLOCKS_DIFFER_SECONDS = 300;

const read = (intent: StripeIntent): CardPayment => {
  const payment = paymentOf(intent);
  if (!payment) throw new AttemptFailed('malformed');
  return payment;
};

/** A declined card is an error whose intent says so. */
function chargedIn(answer: HttpAnswer): CardPayment {
  if (!isError(answer)) return read(readAs(stripeIntent, answer));
  const intent = readIf(stripeError, answer)?.error.payment_intent;
  return intent ? read(intent) : refuse(answer, { missing: 'payment-method-unknown' });
}

function formOf({ idempotencyKey, paymentMethodId, amount }: CardCharge): URLSearchParams {
  return new URLSearchParams({
    amount: String(amount),
    currency: 'gbp',
    payment_method: paymentMethodId,
    'payment_method_types[0]': 'card',
    confirm: 'true',
    use_stripe_sdk: 'true',
    'metadata[paymentId]': idempotencyKey,
  });
}

/**
 * Cards by Stripe (https://docs.stripe.com/api/payment_intents). An intent that the bank did not confirm could be
 * confirmed again in the browser with another card, so it counts as declined only once it is cancelled.
 */
export function stripeCards(outbound: Outbound, settings: StripeSettings): CardsPort {
  const client = stripeClient(outbound, settings);
  const { send } = client;
  const at = (paymentIntentId: string): string => `${INTENTS}/${encodeURIComponent(paymentIntentId)}`;

  const intentNow = (paymentIntentId: string): Promise<StripeIntent> =>
    send({ operation: 'retrieve', method: 'GET', path: at(paymentIntentId) }, (answer) =>
      isError(answer) ? refuse(answer) : readAs(stripeIntent, answer),
    );

  /** Undefined where it has ended already. */
  const cancelled = (paymentIntentId: string): Promise<StripeIntent | undefined> => {
    const path = `${at(paymentIntentId)}/cancel`;
    const body = new URLSearchParams({ cancellation_reason: 'abandoned' });
    return send({ operation: 'cancel', method: 'POST', path, body }, (answer) => {
      if (!isError(answer)) return readAs(stripeIntent, answer);
      const code = readIf(stripeError, answer)?.error.code;
      return code === 'payment_intent_unexpected_state' ? undefined : refuse(answer);
    });
  };

  const settled = async (intent: StripeIntent): Promise<CardPayment> => {
    const { last_payment_error } = intent;
    if (intent.status !== 'requires_payment_method') return read(intent);
    const end = (await cancelled(intent.id)) ?? (await intentNow(intent.id));
    return read(end.status === 'canceled' ? { ...end, last_payment_error } : end);
  };

  return {
    ...stripeReturns(client),

    async charge(charge) {
      const headers = { 'idempotency-key': charge.idempotencyKey };
      const body = formOf(charge);
      return send({ operation: 'charge', method: 'POST', path: INTENTS, headers, body }, chargedIn);
    },

    async find(idempotencyKey, askedAt) {
      const from = Math.floor(Date.parse(askedAt) / 1000) - CLOCKS_DIFFER_SECONDS;
      const list = { operation: 'find', path: INTENTS };
      const since = ['created[gte]', String(from)] as const;
      for await (const page of client.pages(list, [since], stripeIntents)) {
        const found = page.find(({ metadata }) => metadata.paymentId === idempotencyKey);
        if (found) return settled(found);
      }
      return undefined;
    },

    async retrieve(paymentIntentId) {
      return settled(await intentNow(paymentIntentId));
    },

    async cancel(paymentIntentId) {
      return read((await cancelled(paymentIntentId)) ?? (await intentNow(paymentIntentId)));
    },

    readMessage: (message) => readStripeEvent(settings.webhookSecret, message),
  };
}
