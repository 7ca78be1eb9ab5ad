import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
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

/** Listens on a socket. Port 0 takes a free one. */
export function listen(app: App, host: string, port: number): Promise<Listening> {
  const { promise, resolve, reject } = Promise.withResolvers<Listening>();
  const options = { requestTimeout: REQUEST_LIMIT_MS, headersTimeout: HEADERS_LIMIT_MS };
  const server = serve({ fetch: app.fetch, hostname: host, port, serverOptions: options }, (info) =>
    resolve({ port: info.port, stop: (withinMs) => stopped(server, withinMs) }),
  ) as Server; // without TLS or HTTP/2 options it is node's plain HTTP server
  server.once('error', reject);
  return promise;
}
