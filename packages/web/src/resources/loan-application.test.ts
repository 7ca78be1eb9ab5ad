import { expect, test } from 'vitest';
import { unreadOf } from './loan-application.ts';
import { aDocumentSet } from '../testing/applications.ts';

test('the documents left to read are those not confirmed as read', () => {
  expect(unreadOf(aDocumentSet({ read: 2 })).map(({ slug }) => slug)).toEqual(['contract']);
});
