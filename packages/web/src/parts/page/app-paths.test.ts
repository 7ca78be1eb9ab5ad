import { expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import { isAccountPath, isAppPath, isSandboxPath } from './app-paths.ts';

test.each(Object.values(SCREENS))('%s is a screen of the application', (path) => {
  expect(isAppPath(path.replace(/:\w+/g, 'continue'))).toBe(true);
});

test.each([
  '/',
  '/not-found',
  '/docs',
  '/v2/loans/1',
  '/sandbox/api/inbox',
  '/account',
  '/assets/a.js',
  '/account/borrow/%zz',
])('%s is a document of its own', (path) => {
  expect(isAppPath(path)).toBe(false);
});

test('every address below the account is answered inside its shell', () => {
  const paths = ['/account', '/account/nowhere', '/account/borrow/nowhere', '/accounts', '/account/%zz'];
  expect(paths.map(isAccountPath)).toEqual([true, true, true, false, false]);
});

test('the sandbox and its inbox are distinguished from the other screens', () => {
  expect(['/sandbox', '/sandbox/inbox', '/account/borrow', '/sandboxes'].map(isSandboxPath)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
