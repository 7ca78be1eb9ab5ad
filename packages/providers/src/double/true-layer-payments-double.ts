import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { readSignature, signRequest } from '../bank-payments/truelayer-signature.ts';
import type { Answer, Received } from './double-server.ts';
import { TRUE_LAYER_CLIENT } from './true-layer-double.ts';
import { troubledDouble, type TroubledDouble } from './troubled-double.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-521' });

/** Our client, its account and its key, as TrueLayer's console has them. */
export const TRUE_LAYER_PAYMENTS = {
  ...TRUE_LAYER_CLIENT,
  merchantAccountId: '7a1b9f7e-2a0f-4d5c-9e6a-0f2b3c4d5e6f',
  accountHolderName: 'Fairlead Finance Ltd',
  signingKey: privateKey.export({ format: 'der', type: 'pkcs8' }),
  signingKeyId: '45fc75cf-5649-4134-84b3-192c2c78e990',
};

/** TrueLayer's own key, for its messages. */
const THEIRS = generateKeyPairSync('ec', { namedCurve: 'P-521' });
const THEIR_KEY_ID = '1fc9e59b-b335-47ca-99a9-748bb6a5a2a1';

const TRUE_LAYER_KEYS_AT = 'https://webhooks.truelayer-sandbox.com/.well-known/jwks';

const THEIR_JWK = { ...THEIRS.publicKey.export({ format: 'jwk' }), kid: THEIR_KEY_ID, alg: 'ES512' };
const PUBLIC_JWK = publicKey.export({ format: 'jwk' });

interface Payment {
  readonly id: string;
  readonly resource_token: string;
  readonly body: string;
  readonly amount_in_minor: number;
  status: string;
  failure_reason?: string;
}

export interface TrueLayerMessage {
  readonly bytes: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

interface MessageChanges {
  readonly path?: string;
  readonly keysAt?: string;
  readonly body?: object;
}

function messageOf(
  paymentId: string,
  type: string,
  { path = '/webhooks/bank-payments', keysAt = TRUE_LAYER_KEYS_AT, body = {} }: MessageChanges = {},
): TrueLayerMessage {
  const event = {
    type,
    event_id: `${paymentId}-${type}`.slice(-60),
    event_version: 1,
    payment_id: paymentId,
  };
  const bytes = Buffer.from(JSON.stringify({ ...event, ...body }));
  const sentAt = '2026-11-20T14:21:00Z';
  const request = { path, headers: [['X-TL-Webhook-Timestamp', sentAt]] as const, body: bytes };
  const signature = signRequest(THEIRS.privateKey, THEIR_KEY_ID, request, keysAt);
  return { bytes, headers: { 'tl-signature': signature, 'x-tl-webhook-timestamp': sentAt } };
}

export interface TrueLayerPaymentsDouble extends TroubledDouble {
  /** What happens to a payment at the payer's bank. */
  move(paymentId: string, status: string, failureReason?: string): void;
  /** Changes what the next reads answer of the payment. */
  answerWith(paymentId: string, changes: object): void;
  /** Tokens of clients end. */
  endTokens(): void;
  /** A message about a payment, as it is sent to a path. */
  messageAbout(paymentId: string, type: string, to?: MessageChanges): TrueLayerMessage;
  /** The body that a payment was started with. */
  bodyOf(paymentId: string): Readonly<Record<string, unknown>>;
}

const problem = (status: number, type: string): Answer => ({
  status,
  body: {
    type: `https://docs.truelayer.com/docs/error-types#${type}`,
    title: 'A text of the double.',
    status,
    trace_id: randomUUID(),
  },
});

function isSigned({ url, headers, bytes }: Received): boolean {
  const signature = readSignature(String(headers['tl-signature'] ?? ''));
  if (signature?.keyId !== TRUE_LAYER_PAYMENTS.signingKeyId) return false;
  const covered = signature.headerNames.map(
    (name) => [name, String(headers[name.toLowerCase()] ?? '')] as const,
  );
  if (!covered.some(([name]) => name === 'Idempotency-Key')) return false;
  return signature.isOf(PUBLIC_JWK, { path: url.pathname, headers: covered, body: bytes });
}

/** TrueLayer's authorisation and Payments API v3 on one origin (https://docs.truelayer.com/reference). */
export async function trueLayerPaymentsDouble(): Promise<TrueLayerPaymentsDouble> {
  const tokens = new Set<string>();
  const payments = new Map<string, Payment>();
  const byKey = new Map<string, Payment>();
  const changed = new Map<string, object>();

  const token = (body: string): Answer => {
    const form = new URLSearchParams(body);
    const isClient =
      form.get('client_id') === TRUE_LAYER_CLIENT.clientId &&
      form.get('client_secret') === TRUE_LAYER_CLIENT.clientSecret;
    if (!isClient || form.get('grant_type') !== 'client_credentials' || form.get('scope') !== 'payments')
      return { status: 400, body: { error: 'invalid_client' } };
    const access_token = `token-${randomUUID()}`;
    tokens.add(access_token);
    return { status: 200, body: { access_token, expires_in: 3600, token_type: 'Bearer', scope: 'payments' } };
  };

  const start = (key: string, body: string): Answer => {
    // The body is JSON that we wrote ourselves a moment ago.
    const { amount_in_minor } = JSON.parse(body) as { amount_in_minor: number };
    const payment = byKey.get(key) ?? {
      id: randomUUID(),
      resource_token: `resource.${randomUUID()}`,
      body,
      amount_in_minor,
      status: 'authorization_required',
    };
    if (payment.body !== body) return problem(422, 'idempotency-key-reuse');
    byKey.set(key, payment);
    payments.set(payment.id, payment);
    const { id, resource_token, status } = payment;
    return { status: 201, body: { id, user: { id: randomUUID() }, resource_token, status } };
  };

  const cancel = (payment: Payment): Answer => {
    if (!payment.status.startsWith('authoriz') || payment.status === 'authorized')
      return problem(409, 'invalid-state');
    payment.status = 'failed';
    payment.failure_reason = 'canceled';
    return { status: 202 };
  };

  const readOf = ({ resource_token: _token, body: _body, ...payment }: Payment): Answer => ({
    status: 200,
    body: {
      ...payment,
      currency: 'GBP',
      created_at: '2026-11-20T14:20:00Z',
      ...changed.get(payment.id),
    },
  });

  const answerTo = (request: Received): Answer => {
    const { method, url, headers, body } = request;
    if (method === 'POST' && url.pathname === '/connect/token') return token(body);
    if (url.pathname === '/.well-known/jwks') return { status: 200, body: { keys: [THEIR_JWK] } };
    if (!tokens.has(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''))
      return problem(401, 'unauthenticated');
    if (method === 'POST' && !isSigned(request)) return problem(401, 'invalid-signature');
    if (method === 'POST' && url.pathname === '/v3/payments')
      return start(String(headers['idempotency-key']), body);
    const [, id, action] = /^\/v3\/payments\/([^/]+)(\/actions\/cancel)?$/.exec(url.pathname) ?? [];
    const payment = payments.get(id ?? '');
    if (!payment) return problem(404, 'not-found');
    if (method === 'POST' && action !== undefined) return cancel(payment);
    return method === 'GET' ? readOf(payment) : { status: 405 };
  };

  return {
    ...(await troubledDouble(answerTo)),
    move(paymentId, status, failureReason) {
      const payment = payments.get(paymentId);
      if (!payment || payment.status === 'failed') throw new Error('no payment that can change');
      payment.status = status;
      if (failureReason !== undefined) payment.failure_reason = failureReason;
    },
    answerWith: (paymentId, changes) => void changed.set(paymentId, changes),
    endTokens: () => tokens.clear(),
    messageAbout: messageOf,
    bodyOf: (paymentId) => JSON.parse(payments.get(paymentId)?.body ?? '{}') as Record<string, unknown>, // our own
  };
}
