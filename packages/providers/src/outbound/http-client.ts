import type { ProviderName } from '../provider-error.ts';
import { allowedUrl, type AllowedHosts } from './allowed-hosts.ts';
import { AttemptFailed } from './attempt-failed.ts';
import type { Outbound } from './outbound.ts';
import { readBody } from './read-body.ts';
import { failureOfFetch } from './failure-of-fetch.ts';
import { retryAfterMs } from './retry-after.ts';

export interface HttpRequest {
  /** What is done, in the adapter's own words, for metrics. */
  readonly operation: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The whole address. Secrets belong in headers: servers in between log addresses. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A form is sent url-encoded; a text and bytes need their own content-type. */
  readonly body?: string | URLSearchParams | Uint8Array<ArrayBuffer>;
  /** The effect is the same however often the request is sent. */
  readonly isIdempotent: boolean;
  /**
   * Statuses that are left to `read` although they fail a call otherwise: 401 where a person's own access was refused
   * and not ours, 501 where the provider says that it cannot do this.
   */
  readonly readsAlso?: readonly (401 | 501)[];
  /** The largest body that is read, in bytes; 256 KiB unless stated. */
  readonly maxBytes?: number;
  /** Of all attempts together, in milliseconds; the provider's timeout unless stated. */
  readonly timeoutMs?: number | undefined;
  /** Ends the call early. */
  readonly signal?: AbortSignal | undefined;
}

/** An answer with a status of 2xx or 4xx other than 401, 408 and 429, or one that the request reads also. */
export interface HttpAnswer {
  readonly status: number;
  readonly text: string;
  /** The body as it came. */
  readonly bytes: Uint8Array;
  /** The body as JSON; the call fails when it is none. */
  json(): unknown;
}

export interface HttpClient {
  /**
   * Sends the request, and returns what `read` makes of the answer. `read` throws `ProviderRejected` where the provider
   * refuses what was asked. Redirects are not followed. Throws `ProviderUnavailable` and `ProviderTimeout`; nothing
   * thrown repeats a header, an address or a body.
   */
  send<T>(request: HttpRequest, read: (answer: HttpAnswer) => T): Promise<T>;
}

export interface HttpSettings extends AllowedHosts {
  readonly provider: ProviderName;
}

const LARGEST_BODY_BYTES = 256 * 1024;

const UNAUTHORISED = 401;
const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;
const isRedirect = (status: number): boolean => status >= 300 && status < 400;
const isServerError = (status: number): boolean => status >= 500 || status === REQUEST_TIMEOUT;

/** Statuses that mean the same of every provider; the others are the adapter's to read. */
function refuseStatus({ status, headers }: Response): void {
  if (isRedirect(status)) throw new AttemptFailed('redirect', { code: status });
  if (status === UNAUTHORISED) throw new AttemptFailed('not-authorised', { code: status });
  const asked = { code: status, retryAfterMs: retryAfterMs(headers.get('retry-after')) };
  if (status === TOO_MANY_REQUESTS) throw new AttemptFailed('too-many-requests', asked);
  if (isServerError(status)) throw new AttemptFailed('server-error', asked);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AttemptFailed('malformed');
  }
}

async function usableBody(
  response: Response,
  { maxBytes = LARGEST_BODY_BYTES, readsAlso = [] }: HttpRequest,
  signal: AbortSignal,
): Promise<Buffer> {
  try {
    if (!readsAlso.some((status) => status === response.status)) refuseStatus(response);
    return await readBody(response, maxBytes, signal);
  } catch (error) {
    // The connection is given up with what is left of the body.
    response.body?.cancel().catch(() => undefined);
    throw error;
  }
}

async function answerTo(
  request: HttpRequest,
  url: URL,
  signal: AbortSignal,
  ask: typeof fetch,
): Promise<HttpAnswer> {
  const { method, headers = {}, body } = request;
  try {
    const response = await ask(url, { method, headers, body: body ?? null, signal, redirect: 'manual' });
    const bytes = await usableBody(response, request, signal);
    const text = bytes.toString('utf8');
    return { status: response.status, text, bytes, json: () => parsed(text) };
  } catch (error) {
    throw failureOfFetch(error, signal);
  }
}

/** Calls one provider over HTTP, through `outbound`. */
export function httpClient(
  outbound: Outbound,
  settings: HttpSettings,
  ask: typeof fetch = fetch,
): HttpClient {
  const { provider } = settings;
  return {
    async send(request, read) {
      const url = allowedUrl(request.url, settings);
      const { operation, isIdempotent, timeoutMs, signal } = request;
      return outbound.call({ provider, operation, isIdempotent, timeoutMs, signal }, async (ending) =>
        read(await answerTo(request, url, ending, ask)),
      );
    },
  };
}
