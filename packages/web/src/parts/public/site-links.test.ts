import { expect, test } from 'vitest';
import { headerLinks } from './site-links.ts';

const labels = (isSignedIn: boolean) =>
  headerLinks({ path: '/', address: (path) => path, isSignedIn }).map(({ label }) => label);

test('the header of a public page leads to signing in, or to the account of who has a session', () => {
  expect(labels(false)).toEqual(['Help', 'Sign in']);
  expect(labels(true)).toEqual(['Help', 'Your account']);
});
