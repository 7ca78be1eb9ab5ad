import { describe, expect, test } from 'vitest';
import { addDays, day } from '../calendar/day.ts';
import { canBeUsedAgain } from './earlier-file.ts';
import { PROOF_KINDS } from './proof.ts';

const TODAY = day('2026-11-20');

describe('a file that was sent before', () => {
  test('proves the same again, and what such a document also shows', () => {
    const usesOf = (sentFor: (typeof PROOF_KINDS)[number]) =>
      PROOF_KINDS.filter((asked) => canBeUsedAgain({ sentFor, sentOn: TODAY }, asked, TODAY));
    expect(usesOf('identity')).toEqual(['identity', 'address']);
    expect(usesOf('address')).toEqual(['address', 'income']);
    expect(usesOf('income')).toEqual(['address', 'income']);
    for (const ofCar of ['keeper', 'settlement-letter', 'insurance'] as const)
      expect(usesOf(ofCar)).toEqual([ofCar]);
  });

  test('proves an address or an income for 90 days, and an identity for a year', () => {
    const isOfUse = (asked: (typeof PROOF_KINDS)[number], daysAgo: number) =>
      canBeUsedAgain({ sentFor: asked, sentOn: addDays(TODAY, -daysAgo) }, asked, TODAY);
    expect([isOfUse('income', 90), isOfUse('income', 91)]).toEqual([true, false]);
    expect([isOfUse('address', 90), isOfUse('address', 91)]).toEqual([true, false]);
    expect([isOfUse('identity', 365), isOfUse('identity', 366)]).toEqual([true, false]);
    const [letter, late] = [28, 29].map((days) => isOfUse('settlement-letter', days));
    expect([letter, late]).toEqual([true, false]);
  });
});
