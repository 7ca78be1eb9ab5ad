import type { ProviderName } from '../provider-error.ts';
import { httpClient, type HttpAnswer } from './http-client.ts';
import type { Outbound } from './outbound.ts';

/** A service that speaks a schema of ours. */
export interface ServiceSettings {
  /** Https, without a slash at the end: https://host or https://host/folder. */
  readonly url: string;
  readonly token: string;
  /** The origin of a double on this machine, for tests. */
  readonly loopbackOrigin?: string;
}

interface ServiceCall {
  readonly operation: string;
  /** With its slash: /v1/searches. */
  readonly path: string;
  readonly body: object;
  readonly timeoutMs?: number;
}

export interface JsonService {
  /** Posts a request that has the same effect however often it is sent, and returns what `read` makes of the answer. */
  post<T>(call: ServiceCall, read: (answer: HttpAnswer) => T): Promise<T>;
}

/** Calls a service by JSON, with its token in a header. */
export function jsonService(
  outbound: Outbound,
  provider: ProviderName,
  { url, token, loopbackOrigin }: ServiceSettings,
): JsonService {
  const client = () => httpClient(outbound, { provider, hosts: [new URL(url).hostname], loopbackOrigin });
  const addressOf = (path: string): string => {
    const { origin, pathname } = new URL(url);
    return `${loopbackOrigin ?? origin}${pathname.replace(/\/$/, '')}${path}`;
  };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return {
    post: ({ path, body, ...call }, read) =>
      client().send(
        {
          ...call,
          method: 'POST',
          url: addressOf(path),
          headers,
          body: JSON.stringify(body),
          isIdempotent: true,
        },
        read,
      ),
  };
}
