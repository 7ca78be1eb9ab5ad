import { describe, expect, test } from 'vitest';
import { applicationPath, loanPath, loginLinkPath, pathTo } from './account-paths.ts';

describe('a path', () => {
  test('takes each value where it is named, and the rest as a query', () => {
    expect(pathTo('/a/:id/b', { id: '1', tab: 'x' })).toBe('/a/1/b?tab=x');
  });

  test('leaves out what has no value', () => {
    expect(pathTo('/a', { tab: undefined })).toBe('/a');
  });

  test('escapes what is not a plain word', () => {
    expect(pathTo('/a/:id', { id: 'x/y', to: 'ann+1@mail.example' })).toBe(
      '/a/x%2Fy?to=ann%2B1%40mail.example',
    );
  });
});

describe('an application is shown', () => {
  test.each([
    ['Quoted', '/account/borrow/apply?id=1'],
    ['Declined', '/account/borrow/declined?id=1'],
    ['Address Mismatch', '/account/borrow/address_mismatch?id=1'],
    ['Referred', '/account/borrow/continue?id=1'],
    ['Requirements', '/account/borrow/continue?id=1'],
    ['Documents', '/account/borrow/continue?id=1'],
    ['Expired', '/account/borrow/continue?id=1'],
    ['Requested', '/account/borrow/requested/1'],
    ['Unrequested', '/account/borrow/unrequested/1'],
  ] as const)('%s at %s', (state, path) => {
    expect(applicationPath({ id: '1', state })).toBe(path);
  });
});

test('emails link to a loan and to the page that signs in', () => {
  expect(loanPath('1')).toBe('/account/borrow/repay/summary?id=1');
  expect(loanPath('1', 'schedule')).toBe('/account/borrow/repay/summary?id=1&tab=schedule');
  expect(loginLinkPath('q8Jx3vYb0Zp1')).toBe('/login?token=q8Jx3vYb0Zp1');
});
