import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { AnswerPrepared, RawRequest } from '@fairlead/contract/web/web-bundle';
import type { App } from './app.ts';

const REQUEST_LIMIT_MS = 60_000;
const HEADERS_LIMIT_MS = 15_000;

export interface Listening {
  readonly port: number;
  /** Takes no new connection and waits for the requests in hand, at most so long. */
  stop(withinMs: number): Promise<void>;
}

function stopped(server: Server, withinMs: number): Promise<undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => server.closeAllConnections(), withinMs);
  server.close(() => {
    clearTimeout(timer);
    resolve(undefined);
  });
  server.closeIdleConnections();
  return promise;
}

function rawRequestOf({ method = '', url = '', headers }: IncomingMessage): RawRequest {
  return {
    method,
    address: url,
    host: headers.host ?? '',
    cookies: headers.cookie ?? null,
    acceptEncoding: headers['accept-encoding']?.toString() ?? null,
    ifNoneMatch: headers['if-none-match'] ?? null,
  };
}

/** Listens on a socket. Port 0 takes a free one. What is answered at once never becomes a request of the app. */
export function listen(app: App, host: string, port: number, atOnce?: AnswerPrepared): Promise<Listening> {
  const { promise, resolve, reject } = Promise.withResolvers<Listening>();
  const options = { requestTimeout: REQUEST_LIMIT_MS, headersTimeout: HEADERS_LIMIT_MS };
  const ask = getRequestListener(app.fetch, { hostname: host });
  const server = createServer(options, (incoming, outgoing) => {
    const ready = atOnce?.(rawRequestOf(incoming));
    if (!ready) return void ask(incoming, outgoing);
    outgoing.writeHead(ready.status, ready.headers).end(ready.body, 'latin1');
  });
  server.once('error', reject);
  server.listen(port, host, () => {
    // a server that listens on a port has an address with a port
    const { port: taken } = server.address() as AddressInfo;
    resolve({ port: taken, stop: (withinMs) => stopped(server, withinMs) });
  });
  return promise;
}
