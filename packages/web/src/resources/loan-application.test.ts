import { expect, test } from 'vitest';
import { unreadOf } from './loan-application.ts';
import { aDocumentSet } from '../testing/applications.ts';

test('what is left to read is what nobody said they have read', () => {
  expect(unreadOf(aDocumentSet({ read: 2 })).map(({ slug }) => slug)).toEqual(['contract']);
});
