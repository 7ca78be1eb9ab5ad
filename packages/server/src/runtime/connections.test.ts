import { connect, type Socket as RawSocket } from 'node:net';
import { Hono } from 'hono';
import { afterEach, describe, expect, test } from 'vitest';
import type { Socket } from './app.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from './connections.ts';
import { listen, type Listening } from './listen.ts';

const PAGE = 'x'.repeat(500_000);
const LARGE = Buffer.alloc(30_000_000);
const SLOW_MS = 600;

let listening: Listening;
let made = 0;

function app() {
  return new Hono<Socket>()
    .get('/page', (c) => {
      made += 1;
      return c.text(PAGE);
    })
    .get('/large', () => new Response(LARGE))
    .get('/slow', async (c) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      return c.text('worth waiting for');
    })
    .get('/livez', (c) => c.text('served'));
}

async function start(limits: Partial<ConnectionLimits> = {}): Promise<void> {
  made = 0;
  const options = { host: '127.0.0.1', port: 0, limits: { ...CONNECTION_LIMITS, ...limits } };
  const prepared = ({ address }: { address: string }) =>
    address === '/prepared' ? { status: 200, headers: [], body: PAGE } : undefined;
  listening = await listen(app(), { ...options, prepared });
}
afterEach(() => listening.stop(0));

interface Reader {
  readonly socket: RawSocket;
  /** Ends once the server has closed the connection: only a reader notices. */
  readonly closed: () => Promise<void>;
}

/** Sends requests on one connection. Without a listener for data the socket takes nothing from the network. */
function send(path: string, times: number): Reader {
  const socket = connect(listening.port, '127.0.0.1');
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(times));
  const closed = (): Promise<void> => {
    socket.resume();
    return ended;
  };
  return { socket, closed };
}

const at = (path: string): string => `http://127.0.0.1:${listening.port}${path}`;

async function slowestAnswer(duringMs: number): Promise<number> {
  const until = performance.now() + duringMs;
  let slowest = 0;
  while (performance.now() < until) {
    const askedAt = performance.now();
    await (await fetch(at('/livez'))).text();
    slowest = Math.max(slowest, performance.now() - askedAt);
  }
  return slowest;
}

describe('a client that sends 2,000 requests at once and reads nothing', () => {
  test.each(['/page', '/prepared', '/livez'])('of %s is cut off, and others are answered', async (path) => {
    await start();
    const { closed } = send(path, 2_000);
    expect(await slowestAnswer(1_000)).toBeLessThan(1_000);
    await closed();
    expect(made).toBeLessThanOrEqual(CONNECTION_LIMITS.unanswered);
  });
});

describe('a connection', () => {
  test('may have a few requests under way', async () => {
    await start();
    const { socket } = send('/livez', CONNECTION_LIMITS.unanswered);
    let read = '';
    socket.on('data', (chunk: Buffer) => (read += chunk.toString()));
    await expect.poll(() => read.split('served').length - 1).toBe(CONNECTION_LIMITS.unanswered);
    socket.destroy();
  });

  test('is closed after its last request', async () => {
    await start({ requests: 2 });
    const { socket } = send('/livez', 2);
    let read = '';
    socket.on('data', (chunk: Buffer) => (read += chunk.toString()));
    await expect
      .poll(() => read.match(/connection: (keep-alive|close)/gi))
      .toEqual(['Connection: keep-alive', 'Connection: close']);
    socket.destroy();
  });

  test('is closed when nothing of an answer is read', async () => {
    await start({ stalledMs: 300 });
    const { socket, closed } = send('/large', 1);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await closed();
    expect(socket.bytesRead).toBeLessThan(LARGE.length);
  });

  test('stays open while its answer is being made', async () => {
    await start({ stalledMs: SLOW_MS / 3 });
    expect(await (await fetch(at('/slow'))).text()).toBe('worth waiting for');
  });

  test('stays open while its answer is read slowly', async () => {
    await start({ stalledMs: 300 });
    const { socket } = send('/large', 1);
    let read = 0;
    socket.on('data', (chunk: Buffer) => {
      read += chunk.length;
      socket.pause();
      setTimeout(() => socket.resume(), 1);
    });
    await expect.poll(() => read, { timeout: 20_000 }).toBeGreaterThan(LARGE.length);
    socket.destroy();
  });
});
