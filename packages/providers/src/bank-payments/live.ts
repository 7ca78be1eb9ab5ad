import { createPrivateKey, randomUUID, type KeyObject } from 'node:crypto';
import { httpClient, type HttpAnswer } from '../outbound/http-client.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { readAs, readIf } from '../outbound/read-as.ts';
import { AttemptFailed } from '../outbound/attempt-failed.ts';
import { ProviderRejected, ProviderUnavailable } from '../provider-error.ts';
import type { BankPayment, BankPaymentsPort } from './port.ts';
import {
  bodyOf,
  clientToken,
  IS_REUSED_KEY,
  PAYMENT_ID,
  paymentOnWire,
  problem,
  startedAnswer,
  type Beneficiary,
} from './truelayer-payments-wire.ts';
import { signRequest } from './truelayer-signature.ts';

export interface TrueLayerPaymentsSettings extends Beneficiary {
  /** Whether real banks are asked, or TrueLayer's mock bank. */
  readonly isLive: boolean;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The P-521 key whose public half TrueLayer has, as PKCS #8 in DER, and its id there. */
  readonly signingKey: Uint8Array;
  readonly signingKeyId: string;
  /** The origin of a double on this machine, for tests. */
  readonly loopbackOrigin?: string;
}

const PROVIDER = 'bank-payments';

const ENVIRONMENTS = {
  live: { auth: 'auth.truelayer.com', api: 'api.truelayer.com', page: 'https://payment.truelayer.com' },
  sandbox: {
    auth: 'auth.truelayer-sandbox.com',
    api: 'api.truelayer-sandbox.com',
    page: 'https://payment.truelayer-sandbox.com',
  },
} as const;

const BAD_REQUEST = 400;
const UNAUTHORISED = 401;
const NOT_FOUND = 404;

/** A token is replaced this long before its end, so that it never ends on the way. */
const TOKEN_MARGIN_MS = 60_000;

const rejected = (reason: string) => new ProviderRejected(PROVIDER, reason);
const unavailable = ({ status }: HttpAnswer) =>
  new ProviderUnavailable(PROVIDER, { why: `status ${status}` });

const NOT_CANCELLABLE: readonly string[] = ['authorised', 'executed', 'settled'];

/**
 * Payments by TrueLayer's Payments v3 (https://docs.truelayer.com/docs/payments-api-basics): its own hosted page, with
 * the payment's token in the fragment, which no server is sent. A client's token is fetched when it is needed.
 */
export function trueLayerPayments(
  outbound: Outbound,
  settings: TrueLayerPaymentsSettings,
  now: () => number = () => performance.now(),
): BankPaymentsPort {
  const { isLive, clientId, clientSecret, signingKeyId, loopbackOrigin } = settings;
  const { auth, api, page } = ENVIRONMENTS[isLive ? 'live' : 'sandbox'];
  const client = httpClient(outbound, { provider: PROVIDER, hosts: [auth, api], loopbackOrigin });
  const apiOrigin = loopbackOrigin ?? `https://${api}`;
  let held: { readonly token: string; readonly until: number } | null = null;
  let key: KeyObject | null = null;

  const signingKey = (): KeyObject =>
    (key ??= createPrivateKey({ key: Buffer.from(settings.signingKey), format: 'der', type: 'pkcs8' }));

  const fetchToken = async (): Promise<string> => {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      scope: 'payments',
    });
    const url = `${loopbackOrigin ?? `https://${auth}`}/connect/token`;
    const request = { operation: 'token', method: 'POST', url, body, isIdempotent: true } as const;
    const answer = await client.send(request, (given) => {
      if (given.status >= BAD_REQUEST) throw unavailable(given);
      return readAs(clientToken, given);
    });
    held = { token: answer.access_token, until: now() + answer.expires_in * 1000 - TOKEN_MARGIN_MS };
    return held.token;
  };

  type Call = { readonly operation: string; readonly path: string } & (
    { readonly method: 'GET' } | { readonly method: 'POST'; readonly body: string; readonly key: string }
  );

  const headersOf = (call: Call, token: string): Record<string, string> => {
    const common = { authorization: `Bearer ${token}`, accept: 'application/json' };
    if (call.method === 'GET') return common;
    const headers = [['Idempotency-Key', call.key]] as const;
    const signature = signRequest(signingKey(), signingKeyId, { path: call.path, headers, body: call.body });
    return {
      ...common,
      'content-type': 'application/json',
      'idempotency-key': call.key,
      'tl-signature': signature,
    };
  };

  const sendWith = <T>(call: Call, token: string, read: (answer: HttpAnswer) => T): Promise<T> => {
    const { operation, method, path } = call;
    return client.send(
      {
        operation,
        method,
        url: `${apiOrigin}${path}`,
        headers: headersOf(call, token),
        ...(call.method === 'POST' && { body: call.body }),
        isIdempotent: true,
        readsAlso: [UNAUTHORISED],
      },
      read,
    );
  };

  /** A token that TrueLayer no longer takes is replaced once. */
  const send = async <T>(call: Call, read: (answer: HttpAnswer) => T): Promise<T> => {
    const reading = (answer: HttpAnswer): { readonly is: T } | null =>
      answer.status === UNAUTHORISED ? null : { is: read(answer) };
    const token = held && held.until > now() ? held.token : await fetchToken();
    const first = await sendWith(call, token, reading);
    const result = first ?? (await sendWith(call, await fetchToken(), reading));
    if (!result) throw new ProviderUnavailable(PROVIDER, { why: 'status 401 twice' });
    return result.is;
  };

  const readPayment = async (paymentId: string): Promise<BankPayment> => {
    if (!PAYMENT_ID.test(paymentId)) throw rejected('payment-not-known');
    const path = `/v3/payments/${paymentId}`;
    return send({ operation: 'read', method: 'GET', path }, (answer) => {
      if (answer.status === NOT_FOUND) throw rejected('payment-not-known');
      if (answer.status >= BAD_REQUEST) throw unavailable(answer);
      const payment = readAs(paymentOnWire, answer);
      if (payment.paymentId !== paymentId) throw new AttemptFailed('malformed');
      return payment;
    });
  };

  return {
    async start(payment) {
      if (payment.amount <= 0) throw rejected('amount-not-positive');
      const call = {
        operation: 'start',
        method: 'POST',
        path: '/v3/payments',
        body: bodyOf(payment, settings),
        key: payment.idempotencyKey,
      } as const;
      const { id, resource_token } = await send(call, (answer) => {
        if (IS_REUSED_KEY.test(readIf(problem, answer)?.type ?? '')) throw rejected('idempotency-key-reused');
        if (answer.status >= BAD_REQUEST) throw unavailable(answer);
        return readAs(startedAnswer, answer);
      });
      const fragment = new URLSearchParams({
        payment_id: id,
        resource_token,
        return_uri: payment.returnUrl,
      });
      return { paymentId: id, url: `${page}/payments#${fragment.toString()}` };
    },

    read: readPayment,

    /** TrueLayer answers before it has cancelled, so what happened is read. */
    async cancel(paymentId) {
      const before = await readPayment(paymentId);
      if (before.status === 'failed') return;
      if (NOT_CANCELLABLE.includes(before.status)) throw rejected('not-cancellable');
      const path = `/v3/payments/${paymentId}/actions/cancel`;
      const call = { operation: 'cancel', method: 'POST', path, body: '', key: randomUUID() } as const;
      await send(call, () => undefined);
      const { status } = await readPayment(paymentId);
      if (NOT_CANCELLABLE.includes(status)) throw rejected('not-cancellable');
      if (status !== 'failed') throw new ProviderUnavailable(PROVIDER, { why: 'not cancelled yet' });
    },
  };
}
