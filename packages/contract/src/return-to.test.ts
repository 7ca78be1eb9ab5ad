import { describe, expect, test } from 'vitest';
import { returnTo } from './return-to.ts';

const id = '01a1f866-0d00-742c-8dbe-984679d2ac53';

const isReturnedTo = (sent: object): boolean => returnTo.safeParse(sent).success;

describe('what a sign-in returns to', () => {
  test('is a page, with the record that it is about or without', () => {
    expect(isReturnedTo({ page: 'dashboard' })).toBe(true);
    expect(isReturnedTo({ page: 'loan', id })).toBe(true);
  });

  test('is a document of an application or of a loan by its id and kind', () => {
    expect(isReturnedTo({ page: 'application-document', id, document: 'secci' })).toBe(true);
    expect(isReturnedTo({ page: 'loan-document', id })).toBe(false);
    expect(isReturnedTo({ page: 'loan-document', document: 'contract' })).toBe(false);
    expect(isReturnedTo({ page: 'loan', id, document: 'contract' })).toBe(false);
  });

  test.each([
    { page: 'elsewhere' },
    { page: '//elsewhere.example' },
    { page: 'loan', id: '../users' },
    { page: 'loan-document', id, document: 'diary' },
    { page: 'loan-document', id, document: '../../elsewhere' },
    { page: 'loan-document', id, document: 'contract', url: 'https://elsewhere.example/' },
    { page: 'dashboard', url: 'https://elsewhere.example/' },
  ])('is nothing that was typed: %o', (typed) => expect(isReturnedTo(typed)).toBe(false));
});
