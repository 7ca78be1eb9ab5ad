import { describe, expect, test } from 'vitest';
import { blocksCards, CARD_DECLINES, isCardDecline } from './card-declines.ts';

describe('a card payment that failed', () => {
  test('has a sentence and a code of its own for each reason', () => {
    const rows = Object.values(CARD_DECLINES);
    expect(rows.every(({ message }) => message.endsWith('.'))).toBe(true);
    expect(new Set(rows.map(({ reasonCode }) => reasonCode)).size).toBe(rows.length);
  });

  test('names a known reason, or none', () => {
    expect(isCardDecline('declined')).toBe(true);
    for (const other of [null, 'cancelled-by-borrower', 'toString']) expect(isCardDecline(other)).toBe(false);
  });

  test('blocks the loan’s cards for 24 hours when it could not be processed', () => {
    const dayMs = 24 * 3_600_000;
    expect(blocksCards('failed-to-process', dayMs - 1)).toBe(true);
    expect(blocksCards('failed-to-process', dayMs)).toBe(false);
    expect(blocksCards('declined', 0)).toBe(false);
  });
});
