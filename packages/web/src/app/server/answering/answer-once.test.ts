import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { answerOnce } from './answer-once.ts';

const answerTo = (asked: RequestInit) =>
  answerOnce(new Request('http://localhost/', asked), '<p>£303.27</p>', {
    status: 422,
    headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8', Vary: 'Cookie' }),
  });

test('a browser that takes brotli alone is sent brotli', async () => {
  const answer = await answerTo({ headers: { 'Accept-Encoding': 'br' } });
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe('<p>£303.27</p>');
  expect(answer.headers.get('Content-Encoding')).toBe('br');
});

test('what is made for one reader is not cached and has no tag', async () => {
  const answer = await answerTo({});
  expect([answer.status, await answer.text()]).toEqual([422, '<p>£303.27</p>']);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Encoding');
  expect([answer.headers.get('ETag'), answer.headers.get('Content-Encoding')]).toEqual([null, null]);
});

test('a head comes without the body', async () => {
  expect(await (await answerTo({ method: 'HEAD' })).text()).toBe('');
});
