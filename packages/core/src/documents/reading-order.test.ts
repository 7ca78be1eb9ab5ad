import { describe, expect, test } from 'vitest';
import { READING_ORDER, unreadBefore } from './reading-order.ts';

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
