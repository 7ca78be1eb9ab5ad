import { AttemptFailed } from '../outbound/attempt-failed.ts';
import { httpClient, type HttpAnswer, type HttpRequest } from '../outbound/http-client.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { readAs, readIf } from '../outbound/read-as.ts';
import { ProviderRejected, ProviderUnavailable } from '../provider-error.ts';
import type { CardCharge, CardPayment, CardsPort } from './port.ts';
import { paymentOf, stripeError, stripeIntent, stripeIntents, type StripeIntent } from './stripe-intent.ts';

export interface StripeSettings {
  /** sk_… or rk_… */
  readonly secretKey: string;
  /** The origin of a double on this machine, for tests. */
  readonly loopbackOrigin?: string;
}

const PROVIDER = 'cards';
const HOST = 'api.stripe.com';

/** The train whose fields `stripe-intent.ts` reads. */
const STRIPE_VERSION = '2026-10-28.endive';

const FIRST_ERROR = 400;
const SEARCHED_SECONDS = 600;
const PAGE = '100';

/** Refusals of Stripe by its code, and by its type where it gives none. */
const REJECTIONS: Readonly<Record<string, string>> = {
  resource_missing: 'payment-unknown',
  idempotency_error: 'idempotency-key-reused',
};

const read = (intent: StripeIntent): CardPayment => {
  const payment = paymentOf(intent);
  if (!payment) throw new AttemptFailed('malformed');
  return payment;
};

/** What an answer that is no intent means: a refusal of what was asked, or a fault of ours or theirs. */
function refuse(answer: HttpAnswer, missing = 'payment-unknown'): never {
  const { type = '', code } = readIf(stripeError, answer)?.error ?? {};
  const reason = REJECTIONS[code ?? ''] ?? REJECTIONS[type];
  if (reason !== undefined)
    throw new ProviderRejected(PROVIDER, code === 'resource_missing' ? missing : reason);
  if (type === 'invalid_request_error' && answer.status === FIRST_ERROR)
    throw new ProviderRejected(PROVIDER, 'request-refused');
  throw new ProviderUnavailable(PROVIDER, { why: `status ${answer.status}` });
}

/** A declined card is an error whose intent says so. */
function chargedIn(answer: HttpAnswer): CardPayment {
  if (answer.status < FIRST_ERROR) return read(readAs(stripeIntent, answer));
  const intent = readIf(stripeError, answer)?.error.payment_intent;
  return intent ? read(intent) : refuse(answer, 'payment-method-unknown');
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
 * Cards by Stripe (https://docs.stripe.com/api/payment_intents). Each request is the same however often it is sent:
 * Stripe answers a key for 24 hours as it did the first time. An intent that the bank did not confirm could be
 * confirmed again in the browser with another card, so it counts as declined only once it is cancelled.
 */
export function stripeCards(outbound: Outbound, { secretKey, loopbackOrigin }: StripeSettings): CardsPort {
  const client = httpClient(outbound, { provider: PROVIDER, hosts: [HOST], loopbackOrigin });
  const intents = `${loopbackOrigin ?? `https://${HOST}`}/v1/payment_intents`;
  const headers = { authorization: `Bearer ${secretKey}`, 'stripe-version': STRIPE_VERSION };

  const send = <T>(
    request: Pick<HttpRequest, 'operation' | 'method' | 'url' | 'body' | 'headers'>,
    readAnswer: (answer: HttpAnswer) => T,
  ): Promise<T> =>
    client.send({ ...request, headers: { ...headers, ...request.headers }, isIdempotent: true }, readAnswer);

  const at = (paymentIntentId: string): string => `${intents}/${encodeURIComponent(paymentIntentId)}`;

  const intentNow = (paymentIntentId: string): Promise<StripeIntent> =>
    send({ operation: 'retrieve', method: 'GET', url: at(paymentIntentId) }, (answer) =>
      answer.status < FIRST_ERROR ? readAs(stripeIntent, answer) : refuse(answer),
    );

  /** Undefined where it has ended already. */
  const cancelled = (paymentIntentId: string): Promise<StripeIntent | undefined> => {
    const url = `${at(paymentIntentId)}/cancel`;
    const body = new URLSearchParams({ cancellation_reason: 'abandoned' });
    return send({ operation: 'cancel', method: 'POST', url, body }, (answer) => {
      if (answer.status < FIRST_ERROR) return readAs(stripeIntent, answer);
      const code = readIf(stripeError, answer)?.error.code;
      return code === 'payment_intent_unexpected_state' ? undefined : refuse(answer);
    });
  };

  const cancel = async (paymentIntentId: string): Promise<CardPayment> =>
    read((await cancelled(paymentIntentId)) ?? (await intentNow(paymentIntentId)));

  const settled = async (intent: StripeIntent): Promise<CardPayment> => {
    const { last_payment_error } = intent;
    if (intent.status !== 'requires_payment_method') return read(intent);
    const end = (await cancelled(intent.id)) ?? (await intentNow(intent.id));
    return read(end.status === 'canceled' ? { ...end, last_payment_error } : end);
  };

  return {
    async charge(charge) {
      const asked = { 'idempotency-key': charge.idempotencyKey };
      const request = { operation: 'charge', method: 'POST', url: intents, body: formOf(charge) } as const;
      return send({ ...request, headers: asked }, chargedIn);
    },

    async find(idempotencyKey, askedAt) {
      const from = Math.floor(Date.parse(askedAt) / 1000);
      const window = { 'created[gte]': String(from), 'created[lte]': String(from + SEARCHED_SECONDS) };
      for (let after: string | undefined, hasMore = true; hasMore;) {
        const query = new URLSearchParams({
          ...window,
          limit: PAGE,
          ...(after && { starting_after: after }),
        });
        const page = await send(
          { operation: 'find', method: 'GET', url: `${intents}?${query.toString()}` },
          (answer) => (answer.status < FIRST_ERROR ? readAs(stripeIntents, answer) : refuse(answer)),
        );
        const found = page.data.find(({ metadata }) => metadata.paymentId === idempotencyKey);
        if (found) return settled(found);
        after = page.data.at(-1)?.id;
        hasMore = page.has_more && after !== undefined;
      }
      return undefined;
    },

    async retrieve(paymentIntentId) {
      return settled(await intentNow(paymentIntentId));
    },

    cancel,
  };
}
