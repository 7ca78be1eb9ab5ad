import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { AnswerPrepared, RawRequest } from '@fairlead/contract/web/web-bundle';
import type { AnswerConstant } from '../http/answers/constant-answers.ts';
import type { App } from './app.ts';
import { CONNECTION_LIMITS, limitConnections, type ConnectionLimits } from './connections.ts';

/** No socket could be opened on the host and port; the cause says why. */
export class CannotListen extends Error {
  constructor(cause: Error) {
    super('cannot listen', { cause });
    this.name = 'CannotListen';
  }
}

const REQUEST_LIMIT_MS = 60_000;
const HEADERS_LIMIT_MS = 15_000;
const SWEEP_MS = 50;

export interface Listening {
  readonly port: number;
  /** Continues to answer, and closes each connection after its answer. */
  drain(): void;
  /** Takes no new connection and waits for the requests in hand, at most so long. */
  stop(withinMs: number): Promise<void>;
}

export interface ListenOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** What is answered without becoming a request of the app: pages and files, and constants of the API. */
  readonly prepared?: AnswerPrepared | undefined;
  readonly constants?: AnswerConstant | undefined;
  readonly limits?: ConnectionLimits;
}

function stopped(server: Server, withinMs: number): Promise<undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const limit = setTimeout(() => server.closeAllConnections(), withinMs);
  // A connection becomes idle when its answer has been sent.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  server.close(() => {
    clearTimeout(limit);
    clearInterval(sweep);
    resolve(undefined);
  });
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

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

function listenerFor(app: App, { host, prepared, constants }: ListenOptions): Listener {
  const ask = getRequestListener(app.fetch, { hostname: host });
  return (incoming, outgoing) => {
    const ready = constants?.(incoming) ?? prepared?.(rawRequestOf(incoming));
    if (!ready) return void ask(incoming, outgoing);
    outgoing.writeHead(ready.status, ready.headers).end(ready.body, 'latin1');
  };
}

/**
 * Answers on a socket.
 * @throws CannotListen
 */
export function listen(app: App, options: ListenOptions): Promise<Listening> {
  const { promise, resolve, reject } = Promise.withResolvers<Listening>();
  const answer = listenerFor(app, options);
  let isDraining = false;
  const server = createServer({ requestTimeout: REQUEST_LIMIT_MS, headersTimeout: HEADERS_LIMIT_MS });
  const isAdmitted = limitConnections(server, options.limits ?? CONNECTION_LIMITS);
  server.on('request', (incoming, outgoing) => {
    if (!isAdmitted(incoming, outgoing)) return;
    if (isDraining) outgoing.shouldKeepAlive = false;
    answer(incoming, outgoing);
  });
  server.once('error', (cause) => reject(new CannotListen(cause)));
  server.listen(options.port, options.host, () => {
    // a server that listens on a port has an address with a port
    const { port } = server.address() as AddressInfo;
    const drain = (): void => {
      isDraining = true;
    };
    const stop = (withinMs: number): Promise<void> => {
      drain();
      return stopped(server, withinMs);
    };
    resolve({ port, drain, stop });
  });
  return promise;
}
