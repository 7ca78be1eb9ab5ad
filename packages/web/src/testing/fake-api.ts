import { ENDPOINTS, type BrowserEndpointName, type Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf, DataOf, Endpoint, RefusalOf } from '@fairlead/contract/wire/endpoint';
import { COMMON_ERRORS, type CommonError } from '@fairlead/contract/wire/errors';
import { vi } from 'vitest';
import { z } from 'zod';

type Refusal<N extends BrowserEndpointName> = {
  refusal: RefusalOf<Endpoints[N]> | CommonError;
  fields?: Record<string, string[]>;
  reasonCode?: string;
};

/** What an endpoint answers: its data, a refusal, no answer at all, or nothing until the test ends. */
type Reply<N extends BrowserEndpointName> =
  | { data: DataOf<Endpoints[N]> }
  | Refusal<N>
  | 'no connection'
  | 'no answer yet';

/** Replies in turn; the last one is repeated. */
export type Replies = { [N in BrowserEndpointName]?: Reply<N> | readonly Reply<N>[] };

export type SentCall = {
  endpoint: BrowserEndpointName;
  url: URL;
  headers: Headers;
  /** As the server would read it: by the contract, money in pence. */
  body: unknown;
};

/** The bodies that were sent to an endpoint. */
export function bodiesOf<N extends BrowserEndpointName>(sent: readonly SentCall[], endpoint: N) {
  // The fake server decoded each by the same endpoint.
  return sent.filter((call) => call.endpoint === endpoint).map(({ body }) => body as BodyOf<Endpoints[N]>);
}

/** The idempotency keys that calls of an endpoint were sent with. */
export function keysOf(sent: readonly SentCall[], endpoint: BrowserEndpointName): (string | null)[] {
  return sent
    .filter((call) => call.endpoint === endpoint)
    .map(({ headers }) => headers.get('idempotency-key'));
}

const names = Object.keys(ENDPOINTS) as BrowserEndpointName[];

function endpointAt(method: string, path: string): BrowserEndpointName | undefined {
  return names.find((name) => {
    const { method: its, path: pattern } = ENDPOINTS[name];
    return its === method && new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
  });
}

const documentOf = (html: unknown): Response =>
  new Response(String(html), { headers: { 'content-type': 'text/html; charset=utf-8' } });

function respond(
  endpoint: Endpoint,
  reply: { data: unknown } | { refusal: string; fields?: unknown; reasonCode?: string },
): Response {
  if ('data' in reply && endpoint.answers === 'document') return documentOf(reply.data);
  if ('data' in reply) return Response.json({ data: z.encode(endpoint.data, reply.data) });
  const { refusal: type, fields, reasonCode } = reply;
  const stated = { ...COMMON_ERRORS, ...endpoint.refusals }[type];
  const error = { type, message: stated?.message ?? type, requestId: 'request-1', fields, reasonCode };
  return Response.json({ error }, { status: stated?.status ?? 500 });
}

/**
 * Answers the calls of a page in place of the network: requests are decoded and answers encoded by the contract, so
 * neither side can say what the real server would not. Returns what was sent.
 */
export function fakeApi(replies: Replies): SentCall[] {
  const sent: SentCall[] = [];
  const left = new Map(Object.entries(replies).map(([name, reply]) => [name, [reply].flat()]));
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const url = new URL(input, 'https://lendable.example');
    const name = endpointAt(init.method ?? 'GET', url.pathname);
    if (name === undefined) throw new Error(`no endpoint at ${input}`);
    const endpoint: Endpoint = ENDPOINTS[name];
    const body = typeof init.body === 'string' ? z.decode(endpoint.body, JSON.parse(init.body)) : undefined;
    sent.push({ endpoint: name, url, headers: new Headers(init.headers), body });
    const queue = left.get(name) ?? [];
    const reply = queue.length > 1 ? queue.shift() : queue[0];
    if (reply === undefined) throw new Error(`the test has no reply of ${name}`);
    if (reply === 'no connection') throw new TypeError('fetch failed');
    if (reply === 'no answer yet') return new Promise<Response>(() => undefined);
    return respond(endpoint, reply);
  });
  return sent;
}
