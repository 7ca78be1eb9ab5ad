import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** The same as it came. */
  readonly bytes: Buffer;
  /** The path and query as they came, not normalised. */
  readonly target: string;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text and bytes are sent as they are, anything else as JSON. */
  readonly body?: unknown;
}

/**
 * What a server can do to a request: answer it, never answer, begin a body and never end it, or close the connection
 * without an answer.
 */
export type Reaction = Answer | 'silence' | 'endless-body' | 'closed-connection';

/** A server on a free port of this machine that plays a provider. */
export interface DoubleServer {
  readonly origin: string;
  readonly received: readonly Received[];
  close(): Promise<void>;
}

async function readRequest(incoming: IncomingMessage): Promise<Received> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array); // no encoding is set, so it is bytes
  const bytes = Buffer.concat(chunks);
  const { method = '', url = '', headers } = incoming;
  return {
    method,
    url: new URL(url, 'http://127.0.0.1'),
    headers,
    body: bytes.toString('utf8'),
    bytes,
    target: url,
  };
}

function react(reaction: Reaction, outgoing: ServerResponse): void {
  if (reaction === 'silence') return;
  if (reaction === 'closed-connection') {
    outgoing.destroy();
    return;
  }
  if (reaction === 'endless-body') {
    outgoing.writeHead(200, { 'content-type': 'application/json' }).write('{"unfinished":');
    return;
  }
  const { status, headers, body = '' } = reaction;
  const isReady = typeof body === 'string' || body instanceof Uint8Array;
  const sent = isReady ? body : JSON.stringify(body);
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(sent);
}

/** Starts a server that reacts to each request. Tests close it. */
export async function doubleServer(
  reactionTo: (request: Received) => Reaction | Promise<Reaction>,
): Promise<DoubleServer> {
  const received: Received[] = [];
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const request = await readRequest(incoming);
      received.push(request);
      react(await reactionTo(request), outgoing);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a server that listens on a port has one
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
