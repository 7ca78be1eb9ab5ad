import { createHash } from 'node:crypto';
import { httpClient, type HttpAnswer } from '../outbound/http-client.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { readAs, readIf } from '../outbound/read-as.ts';
import { ProviderRejected, ProviderUnavailable } from '../provider-error.ts';
import { PROVIDER_TIMEOUT_MS } from '../timeouts.ts';
import type { IncomeDataPort, IncomeDataToRead } from './port.ts';
import { readTrueLayer } from './truelayer-data.ts';
import { errorAnswer, tokenAnswer } from './truelayer-wire.ts';

export interface TrueLayerSettings {
  /** Whether real banks are asked, or TrueLayer's mock bank. */
  readonly isLive: boolean;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The origin of a double on this machine, for tests. */
  readonly loopbackOrigin?: string;
}

const PROVIDER = 'income-data';

/** The mock bank's users are john (password doe) and others. */
const ENVIRONMENTS = {
  live: { auth: 'auth.truelayer.com', api: 'api.truelayer.com', providers: 'uk-ob-all uk-oauth-all' },
  sandbox: {
    auth: 'auth.truelayer-sandbox.com',
    api: 'api.truelayer-sandbox.com',
    providers: 'uk-cs-mock',
  },
} as const;

/** Who they are, which accounts and what was booked. Not offline_access: there is no token to come back with. */
const SCOPE = 'info accounts transactions';

/** Everything that is read, and ending the access, together within the provider's timeout. */
const READ_LIMIT_MS = 12_000;
const END_LIMIT_MS = PROVIDER_TIMEOUT_MS[PROVIDER] - READ_LIMIT_MS;

const BAD_REQUEST = 400;
const UNAUTHORISED = 401;

/** Unknown, used or older than five minutes (https://docs.truelayer.com/docs/data-api-errors). */
const CODE_ERRORS: readonly string[] = ['invalid_grant', 'invalid_authorization_code'];

const unavailable = ({ status }: HttpAnswer) =>
  new ProviderUnavailable(PROVIDER, { why: `status ${status}` });

function tokenIn(answer: HttpAnswer): string {
  if (answer.status < BAD_REQUEST) return readAs(tokenAnswer, answer).access_token;
  const error = readIf(errorAnswer, answer)?.error ?? '';
  if (CODE_ERRORS.includes(error)) throw new ProviderRejected(PROVIDER, 'code-not-valid');
  throw unavailable(answer);
}

/** An OpenID nonce; no id token is read, and the state alone ties the answer to the journey. */
const nonceFor = (state: string): string => createHash('sha256').update(`nonce ${state}`).digest('base64url');

/**
 * Bank data by TrueLayer's Data API v1 (https://docs.truelayer.com/openapi/data-api-v1.json). The code is exchanged once
 * and never twice. With the last read the connection is deleted at TrueLayer, which would keep it for 90 days
 * (https://docs.truelayer.com/reference/deletecredential, https://docs.truelayer.com/docs/create-a-connection). Should
 * that fail, the token is forgotten all the same: it ends within the hour, and without offline_access there is no other.
 */
export function trueLayerIncomeData(
  outbound: Outbound,
  { isLive, clientId, clientSecret, loopbackOrigin }: TrueLayerSettings,
  now: () => number = () => performance.now(),
): IncomeDataPort {
  const { auth, api, providers } = ENVIRONMENTS[isLive ? 'live' : 'sandbox'];
  const client = httpClient(outbound, { provider: PROVIDER, hosts: [auth, api], loopbackOrigin });
  const authOrigin = loopbackOrigin ?? `https://${auth}`;
  const dataUrl = `${loopbackOrigin ?? `https://${api}`}/data/v1`;

  const exchange = ({ code, redirectUrl }: IncomeDataToRead): Promise<string> => {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: redirectUrl,
      code,
    });
    const url = `${authOrigin}/connect/token`;
    const limit = { isIdempotent: false, timeoutMs: READ_LIMIT_MS };
    return client.send({ operation: 'exchange', method: 'POST', url, body, ...limit }, tokenIn);
  };

  const endAccess = async (token: string): Promise<void> => {
    const request = { operation: 'end', method: 'DELETE', url: `${authOrigin}/api/delete` } as const;
    const headers = { authorization: `Bearer ${token}` };
    const limit = { isIdempotent: true, timeoutMs: END_LIMIT_MS, readsAlso: [UNAUTHORISED] } as const;
    await client.send({ ...request, headers, ...limit }, () => undefined).catch(() => undefined);
  };

  return {
    journeyUrl({ state, redirectUrl }) {
      const url = new URL(`https://${auth}/`);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        scope: SCOPE,
        redirect_uri: redirectUrl,
        state,
        nonce: nonceFor(state),
        providers,
      }).toString();
      return url.href;
    },

    async read(asked) {
      const endsAt = now() + READ_LIMIT_MS;
      const token = await exchange(asked);
      try {
        return await readTrueLayer({ client, dataUrl, token, msLeft: () => endsAt - now() }, asked);
      } finally {
        await endAccess(token);
      }
    },
  };
}
