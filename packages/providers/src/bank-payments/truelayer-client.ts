import { createPrivateKey, type KeyObject } from 'node:crypto';
import { httpClient, type HttpAnswer, type HttpClient } from '../outbound/http-client.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { readAs } from '../outbound/read-as.ts';
import { ProviderUnavailable } from '../provider-error.ts';
import { PROVIDER } from './port.ts';
import { clientToken } from './truelayer-payments-wire.ts';
import { signRequest } from './truelayer-signature.ts';

export interface TrueLayerClientSettings {
  readonly hosts: { readonly auth: string; readonly api: string };
  readonly clientId: string;
  readonly clientSecret: string;
  /** The P-521 key whose public half TrueLayer has, as PKCS #8 in DER, and its id there. */
  readonly signingKey: Uint8Array;
  readonly signingKeyId: string;
  readonly loopbackOrigin?: string | undefined;
}

/** A call of the API; one that changes something is signed and has a key, under which it happens once. */
type Call = { readonly operation: string; readonly path: string } & (
  | { readonly method: 'GET' }
  | { readonly method: 'POST'; readonly body: string; readonly key: string }
);

export interface TrueLayerClient {
  send<T>(call: Call, read: (answer: HttpAnswer) => T): Promise<T>;
}

const BAD_REQUEST = 400;
const UNAUTHORISED = 401;

/** A token is replaced this long before its end, so that it never ends on the way. */
const TOKEN_MARGIN_MS = 60_000;

export const unavailable = ({ status }: HttpAnswer) =>
  new ProviderUnavailable(PROVIDER, { why: `status ${status}` });

/** Our client's token, fetched when it is needed. `fresh` says that the one before is no longer taken. */
function tokenSource(client: HttpClient, settings: TrueLayerClientSettings, now: () => number) {
  const { clientId, clientSecret, hosts, loopbackOrigin } = settings;
  const url = `${loopbackOrigin ?? `https://${hosts.auth}`}/connect/token`;
  let held: { readonly token: string; readonly until: number } | null = null;
  return async (isFresh: boolean): Promise<string> => {
    if (!isFresh && held && held.until > now()) return held.token;
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      scope: 'payments',
    });
    const request = { operation: 'token', method: 'POST', url, body, isIdempotent: true } as const;
    const answer = await client.send(request, (given) => {
      if (given.status >= BAD_REQUEST) throw unavailable(given);
      return readAs(clientToken, given);
    });
    held = { token: answer.access_token, until: now() + answer.expires_in * 1000 - TOKEN_MARGIN_MS };
    return held.token;
  };
}

interface SigningKey {
  readonly id: string;
  readonly key: KeyObject;
}

function headersOf(call: Call, token: string, { key: signingKey, id }: SigningKey) {
  const common = { authorization: `Bearer ${token}`, accept: 'application/json' };
  if (call.method === 'GET') return common;
  const headers = [['Idempotency-Key', call.key]] as const;
  return {
    ...common,
    'content-type': 'application/json',
    'idempotency-key': call.key,
    'tl-signature': signRequest(signingKey, id, { path: call.path, headers, body: call.body }),
  };
}

/** Calls of TrueLayer's Payments API. A token that TrueLayer no longer takes is replaced once. */
export function trueLayerClient(
  outbound: Outbound,
  settings: TrueLayerClientSettings,
  now: () => number,
): TrueLayerClient {
  const { hosts, loopbackOrigin } = settings;
  const allowed = { provider: PROVIDER, hosts: [hosts.auth, hosts.api], loopbackOrigin } as const;
  const client = httpClient(outbound, allowed);
  const apiOrigin = loopbackOrigin ?? `https://${hosts.api}`;
  const tokenFor = tokenSource(client, settings, now);
  const key = Buffer.from(settings.signingKey);
  const signing = {
    id: settings.signingKeyId,
    key: createPrivateKey({ key, format: 'der', type: 'pkcs8' }),
  };

  const sendOnce = async <T>(call: Call, isFresh: boolean, read: (answer: HttpAnswer) => T) => {
    const { operation, method, path } = call;
    const headers = headersOf(call, await tokenFor(isFresh), signing);
    const body = call.method === 'POST' ? { body: call.body } : {};
    const url = `${apiOrigin}${path}`;
    const how = { isIdempotent: true, readsAlso: [UNAUTHORISED] } as const;
    return client.send({ operation, method, url, headers, ...body, ...how }, (answer) =>
      answer.status === UNAUTHORISED ? null : { is: read(answer) },
    );
  };

  return {
    async send(call, read) {
      const result = (await sendOnce(call, false, read)) ?? (await sendOnce(call, true, read));
      if (!result) throw new ProviderUnavailable(PROVIDER, { why: 'status 401 twice' });
      return result.is;
    },
  };
}
