import { describe, expect, test } from 'vitest';
import { isFilledAddress, isShortStay } from './address.ts';

const EMPTY = { flatNumber: null, houseNumber: '', line1: ' ', line2: null, town: null };

describe('an address is given', () => {
  test.each(['flatNumber', 'houseNumber', 'line1', 'line2', 'town'] as const)('by its %s', (line) => {
    expect(isFilledAddress({ ...EMPTY, [line]: 'x' })).toBe(true);
  });

  test('by something other than spaces', () => {
    expect(isFilledAddress(EMPTY)).toBe(false);
  });
});

test('less than three years at an address asks for the one before it', () => {
  expect([6, 5, 1, null, undefined].map(isShortStay)).toEqual([true, false, false, false, false]);
});
