import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Negotiation } from '@fairlead/contract/web/web-bundle';
import { describe, expect, test } from 'vitest';
import { prepareBytes } from './compressed.ts';
import { readyAnswer, responseTo, sentTo } from './prepared-response.ts';

const WORDS = '<p>£303.27</p>';
const bytes = prepareBytes(WORDS, 'text/html; charset=utf-8');
const headers = { 'Cache-Control': 'no-cache' };

const NEWCOMER: Negotiation = { method: 'GET', acceptEncoding: null, ifNoneMatch: null };

const UNPACK = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
} as const;

describe.each([false, true])('a ready answer, in one piece: %s', (isInOnePiece) => {
  const ready = readyAnswer(bytes, { headers, vary: ['Cookie'], isInOnePiece });
  const ask = (asked: Record<string, string>, method = 'GET') =>
    responseTo(new Request('http://localhost/', { headers: asked, method }), ready);

  test.each(['br', 'gzip', 'identity'] as const)('is whole in %s', async (encoding) => {
    const answer = ask({ 'Accept-Encoding': encoding });
    const body = Buffer.from(await answer.arrayBuffer());
    expect(UNPACK[encoding](body).toString()).toBe(WORDS);
    expect(answer.headers.get('Content-Length')).toBe(String(body.byteLength));
    expect(answer.headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  });

  test('says what it hangs on, and is not sent to a browser that has it', () => {
    expect(bytes.etag).toMatch(/^W\/"[^"]+"$/);
    expect(ask({ 'If-None-Match': bytes.etag.slice(2) }).status).toBe(304);
    const answer = ask({ 'If-None-Match': `"other", ${bytes.etag}` });
    expect(answer.status).toBe(304);
    expect(answer.body).toBeNull();
    expect(answer.headers.get('ETag')).toBe(bytes.etag);
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding, Cookie');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  });

  test('comes at once, however odd the list of what the browser has', () => {
    const startedAt = performance.now();
    expect(ask({ 'If-None-Match': `"a${' '.repeat(50_000)}b"` }).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(200);
  });

  test('has no body for HEAD, and says how long it would be', async () => {
    const answer = ask({}, 'HEAD');
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('Content-Length')).toBe(String(bytes.bodies.identity.byteLength));
  });
});

test('what was worked out before is handed out as it is', () => {
  const ready = readyAnswer(bytes, { status: 404, headers });
  expect(sentTo(NEWCOMER, ready)).toBe(sentTo(NEWCOMER, ready));
  expect(sentTo(NEWCOMER, ready).status).toBe(404);
});

test.each([404, 422])('what is refused with %s is refused again, whatever the browser has', (status) => {
  const refused = readyAnswer(bytes, { status, headers });
  expect(sentTo({ ...NEWCOMER, ifNoneMatch: bytes.etag }, refused).status).toBe(status);
});

test('bytes of one form only are sent in that form', () => {
  const font = { ...bytes, bodies: { identity: bytes.bodies.identity } };
  const sent = sentTo({ ...NEWCOMER, acceptEncoding: 'br' }, readyAnswer(font, { headers }));
  expect(sent.body).toBe(bytes.bodies.identity);
  expect(sent.headers).not.toContain('Content-Encoding');
});
