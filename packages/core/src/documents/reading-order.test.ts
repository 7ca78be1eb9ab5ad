import { describe, expect, test } from 'vitest';
import { DOCUMENT_ORDER, isToConfirm, READING_ORDER, unreadBefore } from './reading-order.ts';

const withRead = (...read: readonly string[]) =>
  Object.fromEntries(READING_ORDER.map((slug) => [slug, unreadBefore(slug, (each) => read.includes(each))]));

describe('documents are confirmed', () => {
  test('explanations first, then the key facts, then the agreement', () => {
    expect(withRead()).toEqual({
      'adequate-explanations': [],
      secci: ['adequate-explanations'],
      contract: ['adequate-explanations', 'secci'],
    });
  });

  test('when every earlier one was read', () => {
    expect(withRead('adequate-explanations').secci).toEqual([]);
    expect(withRead('adequate-explanations').contract).toEqual(['secci']);
    expect(withRead('secci').contract).toEqual(['adequate-explanations']);
    expect(withRead('adequate-explanations', 'secci').contract).toEqual([]);
  });
});

test('the mandate is the last of the documents and is not confirmed', () => {
  expect(DOCUMENT_ORDER.at(-1)).toBe('direct-debit-mandate');
  expect(DOCUMENT_ORDER.filter(isToConfirm)).toEqual(READING_ORDER);
});
