import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayAge } from './age-display.ts';

describe('displaying an age', () => {
  test.each([
    [0, '0 months'],
    [1, '1 month'],
    [5, '5 months'],
    [6, '6 months'],
    [11, '11 months'],
    [12, '1 year'],
    [17, '1 year'],
    [18, '1.5 years'],
    [19, '1 year'],
    [23, '1 year'],
    [24, '2 years'],
    [29, '2 years'],
    [30, '2.5 years'],
    [31, '2 years'],
    [36, '3 years'],
    [126, '10.5 years'],
  ])('%i months are "%s"', (months, words) => {
    expect(displayAge(months)).toBe(words);
  });

  test.each([-1, 0.5, Number.NaN, Infinity])('%s months throw', (months) => {
    expect(() => displayAge(months)).toThrow(RangeError);
  });

  test('rounds down by less than a year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 2400 }), (months) => {
        const shownMonths = Number.parseFloat(displayAge(months)) * 12;
        expect(shownMonths).toBeLessThanOrEqual(months);
        expect(months - shownMonths).toBeLessThan(12);
        expect(displayAge(months).endsWith('years')).toBe(months === 18 || months >= 24);
      }),
    );
  });
});
