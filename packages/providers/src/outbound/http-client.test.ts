import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { doubleServer, type DoubleServer, type Reaction, type Received } from '../double/double-server.ts';
import { ProviderTimeout, ProviderUnavailable } from '../provider-error.ts';
import { HostNotAllowed } from './allowed-hosts.ts';
import { httpClient, type HttpRequest, type HttpSettings } from './http-client.ts';
import { openOutbound, type FinishedCall } from './outbound.ts';

const SECRET = 'a-secret-that-is-sent';

const opened: DoubleServer[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
});

async function serverWith(...reactions: readonly (Reaction | ((request: Received) => Reaction))[]) {
  const left = [...reactions];
  const server = await doubleServer((request) => {
    const next = left.length > 1 ? left.shift() : left[0];
    return typeof next === 'function' ? next(request) : (next ?? { status: 500 });
  });
  opened.push(server);
  return server;
}

function clientOf(settings: Partial<HttpSettings>, ask?: typeof fetch) {
  const finished: FinishedCall[] = [];
  const surroundings = { now: () => performance.now(), random: () => 0, pause: async () => undefined };
  const outbound = openOutbound((call) => finished.push(call), surroundings);
  const client = httpClient(
    outbound,
    { provider: 'reviews', hosts: ['api.reviews.example'], ...settings },
    ask,
  );
  return { client, finished };
}

const textOf = ({ text }: { readonly text: string }): string => text;

const asking = (url: string, more: Partial<HttpRequest> = {}): HttpRequest => ({
  operation: 'read',
  method: 'GET',
  url,
  headers: { authorization: `Bearer ${SECRET}` },
  isIdempotent: true,
  ...more,
});

async function ask(server: DoubleServer, more: Partial<HttpRequest> = {}, read: typeof textOf = textOf) {
  const { client, finished } = clientOf({ loopbackOrigin: server.origin });
  const answered = await client
    .send(asking(`${server.origin}/figures?of=asda`, more), read)
    .catch((error: unknown) => error);
  return { answered, finished };
}

describe('an answer', () => {
  test('has its status, text and JSON', async () => {
    const server = await serverWith({ status: 200, body: { reviews: 12 } });
    const { client } = clientOf({ loopbackOrigin: server.origin });
    const read = await client.send(asking(`${server.origin}/`), (answer) => [
      answer.status,
      answer.text,
      answer.json(),
    ]);
    expect(read).toEqual([200, '{"reviews":12}', { reviews: 12 }]);
  });

  test.each([401, 501] as const)('of status %i is left to an adapter that reads it', async (status) => {
    const server = await serverWith({ status, body: 'because' });
    const { answered, finished } = await ask(server, { readsAlso: [status] });
    expect(answered).toBe('because');
    expect(finished).toMatchObject([{ outcome: 'ok', attempts: 1 }]);
    const { answered: other } = await ask(server, { readsAlso: [status === 401 ? 501 : 401] });
    expect(other).toBeInstanceOf(ProviderUnavailable);
  });

  test.each([400, 403, 404, 409, 422])('of status %i is left to the adapter', async (status) => {
    const server = await serverWith({ status, body: 'because' });
    expect((await ask(server)).answered).toBe('because');
    expect(server.received).toHaveLength(1);
  });

  test('comes to a request with its method, headers and form', async () => {
    const server = await serverWith({ status: 201 });
    await ask(server, { method: 'POST', body: new URLSearchParams({ To: '+447700900123', Body: 'a & b' }) });
    const [received] = server.received;
    expect(received).toMatchObject({ method: 'POST', body: 'To=%2B447700900123&Body=a+%26+b' });
    expect(received?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(received?.headers.authorization).toBe(`Bearer ${SECRET}`);
  });
});

describe('no usable answer', () => {
  test.each<[string, Reaction, string, number]>([
    ['a redirect is not followed', { status: 302, headers: { location: '/elsewhere' } }, 'redirect 302', 1],
    ['refused credentials', { status: 401 }, 'not-authorised 401', 1],
    ['a server error', { status: 500 }, 'server-error 500', 3],
    ['a request that took the server too long', { status: 408 }, 'server-error 408', 3],
    ['one request too many', { status: 429 }, 'too-many-requests 429', 3],
    [
      'one request too many, with a long wait',
      { status: 429, headers: { 'retry-after': '60' } },
      'too-many-requests 429',
      1,
    ],
    ['a connection that ends', 'closed-connection', 'connection-lost UND_ERR_SOCKET', 3],
  ])('%s', async (_what, reaction, why, times) => {
    const server = await serverWith(reaction);
    const { answered, finished } = await ask(server);
    expect(answered).toBeInstanceOf(ProviderUnavailable);
    expect(String(answered)).toContain(`(${why})`);
    expect(server.received.map(({ url }) => url.pathname)).toEqual(Array(times).fill('/figures'));
    expect(finished).toMatchObject([{ operation: 'read', outcome: 'unavailable', attempts: times }]);
  });

  test('a server that is not there', async () => {
    const server = await serverWith({ status: 200 });
    await server.close();
    opened.pop();
    expect(String((await ask(server)).answered)).toContain('(no-connection ECONNREFUSED)');
  });

  test('an answer that should be JSON and is not', async () => {
    const server = await serverWith({ status: 200, body: '<html>' });
    const { client } = clientOf({ loopbackOrigin: server.origin });
    const read = client.send(asking(`${server.origin}/`), (answer) => answer.json());
    await expect(read).rejects.toThrow('reviews: unavailable (malformed)');
  });

  test.each<[string, Reaction]>([
    ['the answer', 'silence'],
    ['the end of its body', 'endless-body'],
  ])('the time ends before %s', async (_what, reaction) => {
    const server = await serverWith(reaction);
    const { answered } = await ask(server, { timeoutMs: 300 });
    expect(answered).toBeInstanceOf(ProviderTimeout);
    expect(answered).toMatchObject({ timeoutMs: 300 });
  });

  test('the caller ends the call', async () => {
    const server = await serverWith('endless-body');
    const caller = new AbortController();
    const asked = ask(server, { signal: caller.signal });
    await expect.poll(() => server.received.length).toBe(1);
    caller.abort(new Error('stopping'));
    expect(await asked).toMatchObject({
      answered: { message: 'stopping' },
      finished: [{ outcome: 'aborted' }],
    });
  });
});

describe('a large answer', () => {
  const kilobytes = (count: number): string => 'x'.repeat(count * 1024);

  test('is read up to the limit', async () => {
    const server = await serverWith({ status: 200, body: kilobytes(256) });
    expect((await ask(server)).answered).toHaveLength(256 * 1024);
    const { answered } = await ask(server, { maxBytes: 256 * 1024 - 1 });
    expect(String(answered)).toContain('(too-large)');
  });

  test('is measured as it is read, not as it is sent', async () => {
    const bomb = gzipSync(kilobytes(10_000));
    const answer = async (): Promise<Response> =>
      new Response(new Blob([bomb]).stream().pipeThrough(new DecompressionStream('gzip')));
    const { client } = clientOf({}, answer);
    const read = client.send(asking('https://api.reviews.example/'), textOf);
    await expect(read).rejects.toThrow('(too-large)');
  });
});

describe('the hosts of an adapter', () => {
  const never: typeof fetch = async () => {
    throw new Error('nothing may be sent');
  };

  test.each([
    'https://api.other.example/',
    'https://api.reviews.example.other.example/',
    'https://API.reviews.example:8443/',
    'http://api.reviews.example/',
    'https://user@api.reviews.example/',
    'https://127.0.0.1/',
    'http://127.0.0.1:4000/',
    'http://localhost:4000/',
  ])('do not include that of %s', async (url) => {
    const { client, finished } = clientOf({}, never);
    await expect(client.send(asking(url), textOf)).rejects.toBeInstanceOf(HostNotAllowed);
    expect(finished).toEqual([]);
  });

  test.each([
    'http://192.0.2.1:4000',
    'http://example.com',
    'https://127.0.0.1:4000',
    'http://localhost:4000',
  ])('cannot be extended by %s, which is not a loopback address with http', async (loopbackOrigin) => {
    const { client } = clientOf({ loopbackOrigin }, never);
    await expect(client.send(asking(`${loopbackOrigin}/`), textOf)).rejects.toBeInstanceOf(HostNotAllowed);
  });

  test('are called by https', async () => {
    const { client } = clientOf({}, async (request) => new Response(new Request(request).url));
    expect(await client.send(asking('https://api.reviews.example/v1'), textOf)).toBe(
      'https://api.reviews.example/v1',
    );
  });
});

describe('what is thrown', () => {
  const everythingOf = (error: unknown): string => {
    if (!(error instanceof Error)) return String(error);
    return [error.stack, JSON.stringify(error), error.cause ? everythingOf(error.cause) : ''].join();
  };

  test.each<[string, Error]>([
    ['an error of fetch that repeats a header', new TypeError(`"${SECRET}" is an invalid header value`)],
    [
      'a cause with the address',
      new TypeError('failed', { cause: new Error(`at https://x/?key=${SECRET}`) }),
    ],
    [
      'a code that is none',
      new TypeError('failed', { cause: Object.assign(new Error('no'), { code: `${SECRET} refused` }) }),
    ],
    ['a cause that is a text', new Error('failed', { cause: SECRET })],
  ])('never repeats what was sent: %s', async (_what, thrown) => {
    const { client } = clientOf({}, () => Promise.reject(thrown));
    const error = await client
      .send(asking(`https://api.reviews.example/?key=${SECRET}`), textOf)
      .catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(everythingOf(error)).not.toContain(SECRET);
  });

  test('never repeats what was answered', async () => {
    const server = await serverWith({ status: 500, body: SECRET, headers: { 'x-echo': SECRET } });
    expect(everythingOf((await ask(server)).answered)).not.toContain(SECRET);
  });
});
