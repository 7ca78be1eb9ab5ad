import { expect, test } from 'vitest';
import { plainAnswer } from './plain-answer.ts';

test('a few words are guarded as a page is, and kept by nobody', async () => {
  const answer = plainAnswer('Method not allowed', 405, { Allow: 'GET, HEAD' });
  expect([answer.status, await answer.text()]).toEqual([405, 'Method not allowed\n']);
  expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Allow')).toBe('GET, HEAD');
});
