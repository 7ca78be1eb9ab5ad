import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, prepareBytes } from './compressed.ts';

test('prepared bytes are the same in every encoding', () => {
  const { bodies } = prepareBytes('<p>£303.27</p>', 'text/html; charset=utf-8', 'kept');
  const plain = Buffer.from(bodies.identity);
  expect(plain.toString()).toBe('<p>£303.27</p>');
  expect(brotliDecompressSync(bodies.br ?? '')).toEqual(plain);
  expect(gunzipSync(bodies.gzip ?? '')).toEqual(plain);
});

test('an encoding that is refused by name is not chosen', () => {
  expect(chooseEncoding('gzip, br;q=0')).toBe('gzip');
  expect(chooseEncoding('br;q=0, gzip;q=0.0')).toBe('identity');
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br');
  expect(chooseEncoding(null)).toBe('identity');
});
