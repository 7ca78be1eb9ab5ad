import { Hono } from 'hono';
import type { AnswerPrepared } from '@fairlead/contract/web/web-bundle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Socket } from './app.ts';
import { listen, type Listening } from './listen.ts';

const HEADERS = ['Content-Type', 'text/plain', 'Content-Length', '5'];

const prepared: AnswerPrepared = ({ method, address, ifNoneMatch }) => {
  if (address !== '/kept') return undefined;
  if (ifNoneMatch !== null) return { status: 304, headers: ['ETag', ifNoneMatch], body: null };
  return { status: 200, headers: HEADERS, body: method === 'HEAD' ? null : 'h\xe9 \xa3!' };
};

let listening: Listening;
let at: string;

beforeAll(async () => {
  const app = new Hono<Socket>();
  app.all('*', (c) => c.text(`made for ${c.req.method} ${c.req.path}`));
  listening = await listen(app, { host: '127.0.0.1', port: 0, prepared });
  at = `http://127.0.0.1:${listening.port}`;
});
afterAll(() => listening.stop(1_000));

describe('a socket', () => {
  test('sends what is ready as it is, one byte for each letter', async () => {
    const answer = await fetch(`${at}/kept`);
    expect(answer.headers.get('content-type')).toBe('text/plain');
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toBe('h\xe9 \xa3!');
  });

  test('sends a head alone where there is no body', async () => {
    const head = await fetch(`${at}/kept`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '5', '']);
    const known = await fetch(`${at}/kept`, { headers: { 'If-None-Match': '"1"' } });
    expect([known.status, known.headers.get('etag')]).toEqual([304, '"1"']);
  });

  test('asks the app for everything else, on the same connection', async () => {
    for (const path of ['/kept?', '/other', '/kept']) await (await fetch(`${at}${path}`)).arrayBuffer();
    expect(await (await fetch(`${at}/other`, { method: 'POST', body: 'x' })).text()).toBe(
      'made for POST /other',
    );
  });
});

describe('a server that is about to stop', () => {
  test('still answers, and closes each connection after its answer', async () => {
    const app = new Hono<Socket>().get('/', (c) => c.text('here'));
    const draining = await listen(app, { host: '127.0.0.1', port: 0, prepared });
    draining.drain();
    for (const path of ['/', '/kept']) {
      const answer = await fetch(`http://127.0.0.1:${draining.port}${path}`);
      expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
      await answer.arrayBuffer();
    }
    await draining.stop(1_000);
  });

  test('finishes the request in hand and then ends, without waiting for idle connections', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    const app = new Hono<Socket>().get('/', async (c) => {
      await released;
      return c.text('finished');
    });
    const stopping = await listen(app, { host: '127.0.0.1', port: 0 });
    const asked = fetch(`http://127.0.0.1:${stopping.port}/`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const startedAt = performance.now();
    const stopped = stopping.stop(30_000);
    release(undefined);
    expect(await (await asked).text()).toBe('finished');
    await stopped;
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });
});
