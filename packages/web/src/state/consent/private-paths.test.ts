import { expect, test } from 'vitest';
import { isPrivatePath, isSealedPath, mayHoldToken } from './private-paths.ts';

test.each([
  '/view-document',
  '/account/borrow/continue/bank-details',
  '/account/borrow/continue/documents/secci',
  '/account/borrow/continue/bank-details/',
  '/account/borrow/Continue/Bank-Details',
  '/account/borrow/continue/documents/secci//',
])('nothing from outside gets to %s', (path) => {
  expect(isSealedPath(path)).toBe(true);
  expect(isPrivatePath(path)).toBe(true);
});

test.each(['/login', '/login/', '/Login', '/account/borrow/quote/continue', '/photos'])(
  'nothing is loaded where the address may hold a token (%s)',
  (path) => {
    expect([mayHoldToken(path), isPrivatePath(path), isSealedPath(path)]).toEqual([true, true, false]);
  },
);

test.each([
  '/',
  '/cookies',
  '/account/borrow',
  '/account/borrow/quote',
  '/account/borrow/continue/documents',
  '/logins',
])('services that were agreed to may be loaded on %s', (path) => {
  expect([isPrivatePath(path), mayHoldToken(path)]).toEqual([false, false]);
});
