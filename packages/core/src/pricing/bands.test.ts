import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { BANDS } from '../testing/sample-bands.ts';
import { largestOffered, offeredRanges, percentFor, type BandTable, type CreditHistory } from './bands.ts';
import { UNSECURED_2026 } from './products.ts';

/** With a credit history to which nothing is lent. */
const TABLE = {
  ...BANDS,
  percents: { ...BANDS.percents, Limited: [null, null, null] },
} as const satisfies BandTable;

describe('the credit-band table', () => {
  test.each<[CreditHistory, number, number | null]>([
    ['Great', 1_000, 14],
    ['Great', 9_999, 14],
    ['Great', 10_000, 11.5],
    ['Great', 25_000, 11.3],
    ['Good', 14_999, 15.4],
    ['Good', 15_000, null],
    ['Fair', 10_000, null],
    ['Limited', 1_000, null],
  ])('%s at £%i is %s', (history, pounds, percent) => {
    expect(percentFor(TABLE, history, pence(pounds * 100))).toBe(percent);
  });

  test('an amount under every minimum is not offered', () => {
    const table = { ...TABLE, minimumAmounts: [pence(2_000_00), pence(10_000_00), pence(15_000_00)] };
    expect(percentFor(table, 'Great', pence(1_999_00))).toBeNull();
  });

  test.each<[CreditHistory, number]>([
    ['Great', 25_000_00],
    ['Good', 14_999_00],
    ['Fair', 9_999_00],
    ['Limited', 0],
  ])('the largest amount offered to %s is %i pence', (history, largest) => {
    expect(largestOffered(TABLE, history, UNSECURED_2026.amount)).toBe(largest);
  });

  test('the ranges offered to a credit history end at the limits', () => {
    const limits = { min: pence(1_000_00), max: pence(12_000_00) };
    expect(offeredRanges(TABLE, 'Great', limits)).toEqual([
      { percent: 14, amount: { min: 1_000_00, max: 9_999_00 } },
      { percent: 11.5, amount: { min: 10_000_00, max: 12_000_00 } },
    ]);
    expect(offeredRanges(TABLE, 'Limited', limits)).toEqual([]);
  });

  test('the largest amount offered is within narrower limits', () => {
    const limits = { min: pence(1_000_00), max: pence(12_000_00) };
    expect(largestOffered(TABLE, 'Great', limits)).toBe(12_000_00);
    expect(largestOffered(TABLE, 'Fair', limits)).toBe(9_999_00);
    expect(largestOffered(TABLE, 'Fair', { min: pence(10_000_00), max: pence(12_000_00) })).toBe(0);
  });
});
