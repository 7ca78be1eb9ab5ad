import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, prepareBytes, compressOnce } from './compressed.ts';

const WORDS = '<p>£303.27</p>';

const UNPACK = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Uint8Array) => Buffer.from(body),
};

test('prepared bytes are the same in every encoding', () => {
  const { bodies } = prepareBytes(WORDS, 'text/html; charset=utf-8');
  for (const encoding of ['br', 'gzip', 'identity'] as const)
    expect(UNPACK[encoding](bodies[encoding] ?? Buffer.of()).toString()).toBe(WORDS);
});

test.each([
  ['br', 'br'],
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['zstd', 'identity'],
  [null, 'identity'],
] as const)('a client that takes %s is sent %s', async (accepted, encoding) => {
  const pressed = await compressOnce(WORDS, accepted);
  expect(pressed.encoding).toBe(encoding);
  expect(UNPACK[encoding](pressed.body).toString()).toBe(WORDS);
});

test('an encoding that is refused by name is not chosen', () => {
  expect(chooseEncoding('gzip, br;q=0')).toBe('gzip');
  expect(chooseEncoding('br;q=0, gzip;q=0.0')).toBe('identity');
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br');
});
