import { expect, test } from 'vitest';
import { methodNotAllowed, plainAnswer } from './plain-answer.ts';
import { methodsOf } from '../pages/public-pages.ts';

test('a plain answer has the headers of a page, and is not cached', async () => {
  const answer = plainAnswer('This is not a form', 415);
  expect([answer.status, await answer.text()]).toEqual([415, 'This is not a form\n']);
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test.each([
  ['/contact', 'GET, HEAD, POST'],
  ['/cookies', 'GET, HEAD, POST'],
  ['/about', 'GET, HEAD'],
  ['/account/borrow', 'GET, HEAD'],
  ['/constructor', 'GET, HEAD'],
])('a method that %s does not take is answered with those it takes: %s', (path, allowed) => {
  const answer = methodNotAllowed(methodsOf(path));
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, allowed]);
});
