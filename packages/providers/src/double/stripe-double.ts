import { signatureOf } from '../cards/stripe-signature.ts';
import { testCard } from '../cards/test-cards.ts';
import { stripeReturnsDouble } from './stripe-returns-double.ts';
import { failed, MISSING, type Intent, type PaymentError } from './stripe-shapes.ts';
import {
  doubleServer,
  type Answer,
  type DoubleServer,
  type Reaction,
  type Received,
} from './double-server.ts';

export const STRIPE_KEY = 'sk_test_0123456789abcdefABCDEF01';
export const STRIPE_WEBHOOK_SECRET = 'whsec_0123456789abcdefABCDEF01';

/** What goes wrong with the next request; 'after' takes effect and then answers nothing that can be used. */
export type StripeTrouble = Reaction | 'error-after-charging' | 'closed-after-charging';

export interface StripeDouble extends Pick<DoubleServer, 'origin' | 'received' | 'close'> {
  /** Every intent that was made, oldest first. */
  readonly intents: readonly Intent[];
  meets(...troubles: readonly StripeTrouble[]): void;
  /** Its clock is so many seconds behind ours. */
  runsBehind(seconds: number): void;
  /** The borrower answers their bank, or uses another card where an attempt had failed. */
  answer(clientSecret: string, isConfirmed: boolean): Promise<void>;
  /** Working days pass: disputes of the test cards are opened and decided, and refunds fail. */
  passWorkingDays(days: number): void;
  /** Someone refunds a part of an intent at Stripe itself. */
  refundsItself(id: string, amount: number): void;
  /** What it sends by itself about an intent, signed at an instant. */
  messageAbout(id: string, at: Date): { readonly bytes: Uint8Array; readonly signature: string };
}

/** How Stripe says what the table of test cards says in our words. */
const ERRORS: Readonly<Record<string, PaymentError>> = {
  declined: { code: 'card_declined', decline_code: 'generic_decline' },
  'insufficient-funds': { code: 'card_declined', decline_code: 'insufficient_funds' },
  'card-expired': { code: 'expired_card' },
  'wrong-security-code': { code: 'incorrect_cvc' },
  'failed-to-process': { code: 'processing_error' },
};

const TYPES: Readonly<Record<string, string>> = {
  succeeded: 'payment_intent.succeeded',
  requires_payment_method: 'payment_intent.payment_failed',
  canceled: 'payment_intent.canceled',
  requires_action: 'payment_intent.requires_action',
};

function answerOf(intent: Intent): Answer {
  if (intent.status !== 'requires_payment_method') return { status: 200, body: intent };
  return failed(402, 'card_error', { ...intent.last_payment_error, payment_intent: intent });
}

function confirm(intent: Intent, paymentMethod: string): Intent {
  const card = testCard(paymentMethod);
  const error = card?.declines === undefined ? null : (ERRORS[card.declines] ?? null);
  intent.last_payment_error = error;
  intent.status = error ? 'requires_payment_method' : card?.asksBank ? 'requires_action' : 'succeeded';
  return intent;
}

/** Stripe's PaymentIntents as its documentation has them: https://docs.stripe.com/api/payment_intents. */
export async function stripeDouble(): Promise<StripeDouble> {
  const intents: Intent[] = [];
  const troubles: StripeTrouble[] = [];
  let secondsBehind = 0;
  const byKey = new Map<string, { readonly body: string; readonly answer: Answer }>();
  const returns = stripeReturnsDouble(intents);

  const create = (form: URLSearchParams): Answer => {
    if (!testCard(form.get('payment_method') ?? ''))
      return failed(400, 'invalid_request_error', { code: 'resource_missing', param: 'payment_method' });
    const id = `pi_${String(intents.length + 1).padStart(24, '0')}`;
    const paymentId = form.get('metadata[paymentId]');
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(form.get('amount')),
      currency: form.get('currency') ?? '',
      created: Math.floor(Date.now() / 1000) - secondsBehind,
      client_secret: `${id}_secret_0123456789`,
      metadata: paymentId === null ? {} : { paymentId },
      status: '',
      last_payment_error: null,
    };
    intents.push(confirm(intent, form.get('payment_method') ?? ''));
    returns.follow(intent, testCard(form.get('payment_method') ?? ''));
    return answerOf(structuredClone(intent));
  };

  /** A key is answered as on the first request. */
  const createOnce = ({ headers, body }: Received, make: (form: URLSearchParams) => Answer): Answer => {
    const key = String(headers['idempotency-key']);
    const known = byKey.get(key);
    if (known && known.body !== body) return failed(400, 'idempotency_error');
    const answer = known?.answer ?? make(new URLSearchParams(body));
    byKey.set(key, { body, answer });
    return answer;
  };

  const list = (query: URLSearchParams): Answer => {
    const within = intents.filter(({ created }) => created >= Number(query.get('created[gte]')));
    const newestFirst = within.toReversed();
    const start = newestFirst.findIndex(({ id }) => id === query.get('starting_after')) + 1;
    const end = start + Number(query.get('limit'));
    const data = newestFirst.slice(start, end);
    return { status: 200, body: { object: 'list', data, has_more: newestFirst.length > end } };
  };

  const cancel = (intent: Intent): Answer => {
    if (!intent.status.startsWith('requires_'))
      return failed(400, 'invalid_request_error', { code: 'payment_intent_unexpected_state' });
    intent.status = 'canceled';
    return { status: 200, body: intent };
  };

  const answerTo = (request: Received): Answer => {
    const { method, url, headers } = request;
    if (headers.authorization !== `Bearer ${STRIPE_KEY}`) return failed(401, 'invalid_request_error');
    const [, version, noun, id, action] = url.pathname.split('/');
    if (version !== 'v1') return MISSING;
    if (noun === 'refunds' && method === 'POST') return createOnce(request, returns.refund);
    if (noun !== 'payment_intents') return returns.list(noun ?? '', url.searchParams);
    if (id === undefined) return method === 'POST' ? createOnce(request, create) : list(url.searchParams);
    const intent = intents.find((known) => known.id === id);
    if (!intent) return MISSING;
    return action === 'cancel' ? cancel(intent) : { status: 200, body: intent };
  };

  const server = await doubleServer((request) => {
    const trouble = troubles.shift();
    if (trouble !== 'error-after-charging' && trouble !== 'closed-after-charging')
      return trouble ?? answerTo(request);
    answerTo(request);
    return trouble === 'error-after-charging' ? failed(500, 'api_error') : 'closed-connection';
  });

  return {
    origin: server.origin,
    received: server.received,
    close: () => server.close(),
    intents,
    meets: (...met) => void troubles.push(...met),
    passWorkingDays: returns.passWorkingDays,
    refundsItself: returns.refundsItself,
    runsBehind: (seconds) => void (secondsBehind = seconds),
    messageAbout(id, at) {
      const object = intents.find((known) => known.id === id);
      const event = { id: `evt_${id}`, object: 'event', type: TYPES[object?.status ?? ''], data: { object } };
      const bytes = new TextEncoder().encode(JSON.stringify(event));
      return { bytes, signature: signatureOf(STRIPE_WEBHOOK_SECRET, bytes, at) };
    },
    async answer(clientSecret, isConfirmed) {
      const intent = intents.find(({ client_secret }) => client_secret === clientSecret);
      if (!intent || !['requires_action', 'requires_payment_method'].includes(intent.status)) return;
      intent.status = isConfirmed ? 'succeeded' : 'requires_payment_method';
      intent.last_payment_error = isConfirmed ? null : { code: 'payment_intent_authentication_failure' };
    },
  };
}
