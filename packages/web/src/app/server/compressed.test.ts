import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { answerBytes, chooseEncoding, prepareBytes } from './compressed.ts';

const prepared = prepareBytes('<p>£303.27</p>', 'text/html; charset=utf-8', 'kept');

const ask = (headers: Record<string, string>, method = 'GET') =>
  answerBytes(new Request('http://localhost/', { headers, method }), prepared, { status: 200 });

describe('prepared bytes', () => {
  test('are the same in every encoding', async () => {
    const bodies = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (accepted) =>
        Buffer.from(await ask({ 'Accept-Encoding': accepted }).arrayBuffer()),
      ),
    );
    const [br, gzip, plain] = bodies as [Buffer, Buffer, Buffer];
    expect(brotliDecompressSync(br)).toEqual(plain);
    expect(gunzipSync(gzip)).toEqual(plain);
    expect(plain.toString()).toBe('<p>£303.27</p>');
  });

  test('are not sent to a browser that has them', () => {
    const answer = ask({ 'If-None-Match': `"other", W/${prepared.etag}` });
    expect(answer.status).toBe(304);
    expect(answer.body).toBeNull();
  });

  test('are sent at once, however odd the list of what the browser has', () => {
    const startedAt = performance.now();
    expect(ask({ 'If-None-Match': `"a${' '.repeat(50_000)}b"` }).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(200);
  });

  test('are not sent for HEAD', async () => {
    const answer = ask({}, 'HEAD');
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('Content-Length')).toBe(String(prepared.bodies.identity.byteLength));
  });
});

test('an encoding that is refused by name is not chosen', () => {
  expect(chooseEncoding('gzip, br;q=0')).toBe('gzip');
  expect(chooseEncoding('br;q=0, gzip;q=0.0')).toBe('identity');
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br');
  expect(chooseEncoding(null)).toBe('identity');
});
