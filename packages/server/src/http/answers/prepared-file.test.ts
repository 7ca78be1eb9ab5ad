import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareFile, type PreparedFile } from './prepared-file.ts';

const TEXT = 'words and more words, '.repeat(500);

let file: PreparedFile;
beforeAll(async () => {
  file = await prepareFile(TEXT, { 'content-type': 'text/plain', 'cache-control': 'no-cache' });
});

const ask = (headers: Record<string, string> = {}) =>
  file.answer(new Request('http://localhost/file', { headers }), 'request-1');

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a prepared file', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['GZIP;q=0.5, br;q=0', 'gzip', gunzipSync],
    ['identity', null, (bytes: Buffer) => bytes],
    ['', null, (bytes: Buffer) => bytes],
  ])('is sent to a client that takes "%s" as %s', async (accepted, encoding, decode) => {
    const answer = ask({ 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    const bytes = await bytesOf(answer);
    expect(Number(answer.headers.get('content-length'))).toBe(bytes.length);
    expect(decode(bytes).toString()).toBe(TEXT);
  });

  test('has its own ETag in each encoding, and is not sent again to a client that has it', async () => {
    const [br, plain] = [ask({ 'accept-encoding': 'br' }), ask()].map(
      ({ headers }) => headers.get('etag') ?? '',
    );
    expect(br).not.toBe(plain);
    const known = (tag: string) => ask({ 'accept-encoding': 'br', 'if-none-match': tag });
    expect([known(br ?? '').status, known(`W/${br}`).status, known(`"x", ${br}`).status]).toEqual([
      304, 304, 304,
    ]);
    expect((await bytesOf(known(br ?? ''))).length).toBe(0);
    expect(known(plain ?? '').status).toBe(200);
  });

  test('has the security headers of every answer', () => {
    const { headers } = ask();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('x-request-id')).toBe('request-1');
  });
});
