import type { BrandId } from '@fairlead/brands/brand';
import type { ErrorEnvelope } from '@fairlead/contract/wire/errors';
import { ENDPOINTS, type EndpointName, type Endpoints } from '@fairlead/contract/endpoints';

/** What goes over the wire: money in pounds, days as text. */
export type WireBody<N extends EndpointName> = Endpoints[N]['body']['_zod']['input'];
export type WireData<N extends EndpointName> = Endpoints[N]['data']['_zod']['input'];

export interface CallOptions<N extends EndpointName> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: WireBody<N>;
  /** The bearer token. */
  readonly token?: string;
  readonly brand?: BrandId;
  /** The Idempotency-Key. */
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CallAnswer<N extends EndpointName> {
  readonly status: number;
  readonly headers: Headers;
  /** What a success answered. */
  readonly data: WireData<N> | undefined;
  /** What a failure answered. */
  readonly error: ErrorEnvelope['error'] | undefined;
}

/** The address of an endpoint: its path with the parameters filled in. */
export function addressOf(
  name: EndpointName,
  { params = {}, query = {} }: Pick<CallOptions<EndpointName>, 'params' | 'query'>,
): string {
  const path = ENDPOINTS[name].path.replace(
    /:([a-z]\w*)/gi,
    (_whole, key: string) => params[key] ?? `:${key}`,
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The request that a call makes. */
export function requestFor<N extends EndpointName>(name: N, options: CallOptions<N>): Request {
  const { token, brand, key, body, headers } = options;
  return new Request(`http://localhost${addressOf(name, options)}`, {
    method: ENDPOINTS[name].method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(brand === undefined ? {} : { 'x-brand': brand }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Reads an answer's envelope. A document has none. */
export async function answerFrom<N extends EndpointName>(response: Response): Promise<CallAnswer<N>> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  // the server's own tests hold its envelopes to the contract
  const { data, error } = (isJson ? await response.json() : {}) as Pick<CallAnswer<N>, 'data' | 'error'>;
  return { status: response.status, headers: response.headers, data, error };
}
