import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day } from './day.ts';
import { yearsBetween } from './years-between.ts';

describe('years by the APR rule', () => {
  test.each([
    ['one month is a twelfth, whatever its length', '2027-01-15', '2027-02-15', 1 / 12],
    ['a month over February too', '2027-02-15', '2027-03-15', 1 / 12],
    ['the guidelines’ own example', '2012-01-12', '2012-03-15', 2 / 12 + 3 / 365],
    ['a stub over the leap day counts in a year of 366 days', '2012-02-20', '2012-04-01', 1 / 12 + 10 / 366],
    ['a month end is reached from a shorter month', '2013-02-28', '2013-03-29', 1 / 12],
    ['only days', '2026-11-20', '2026-12-15', 25 / 365],
    ['the same day', '2026-11-20', '2026-11-20', 0],
    ['five years', '2026-11-20', '2031-11-20', 5],
  ])('%s', (_, from, to, years) => {
    expect(yearsBetween(day(from), day(to))).toBeCloseTo(years, 14);
  });

  test('a payment before the drawdown throws', () => {
    expect(() => yearsBetween(day('2026-11-20'), day('2026-11-19'))).toThrow(RangeError);
  });

  test('a payment a month later is exactly a twelfth later, on any payment day', () => {
    const start = fc.integer({ min: 0, max: 4000 }).map((n) => addDays(day('2024-01-01'), n));
    fc.assert(
      fc.property(
        start,
        fc.integer({ min: 1, max: 28 }),
        fc.integer({ min: 0, max: 60 }),
        (from, on, months) => {
          const first = addMonths(from, 1, on);
          const later = yearsBetween(from, addMonths(first, months, on));
          expect(later).toBeCloseTo(yearsBetween(from, first) + months / 12, 12);
        },
      ),
    );
  });
});
