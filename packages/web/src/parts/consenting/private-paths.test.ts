import { expect, test } from 'vitest';
import { isPrivatePath } from './private-paths.ts';

test.each([
  '/login',
  '/view-document',
  '/account/borrow/continue/bank-details',
  '/account/borrow/continue/documents/secci',
])('nothing from outside is loaded on %s', (path) => {
  expect(isPrivatePath(path)).toBe(true);
});

test.each(['/', '/cookies', '/account/borrow', '/account/borrow/continue/documents', '/logins'])(
  'services that were agreed to may be loaded on %s',
  (path) => {
    expect(isPrivatePath(path)).toBe(false);
  },
);
