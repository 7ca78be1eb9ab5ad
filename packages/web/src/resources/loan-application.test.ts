import { describe, expect, test } from 'vitest';
import { applicationPath, readingPath, taskPath, unreadOf } from './loan-application.ts';
import { aDocumentSet } from '../testing/applications.ts';

describe('where an application is shown', () => {
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

  test('its tasks and documents have pages below it', () => {
    expect(taskPath('1', 'bankDetails')).toBe('/account/borrow/continue/bank-details?id=1');
    expect(readingPath('1', 'secci')).toBe('/account/borrow/continue/documents/secci?id=1');
  });
});

test('what is left to read is what nobody said they have read', () => {
  expect(unreadOf(aDocumentSet({ read: 2 })).map(({ slug }) => slug)).toEqual(['contract']);
});
