import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, daysBetween, type Day } from './day.ts';
import { yearsBetweenBy } from './years-between-by.ts';
import { yearsBetween } from './years-between.ts';

const RUNS = process.env.FAIRLEAD_NIGHTLY ? 10_000 : 1_000;

const drawdown = fc.integer({ min: 0, max: 4000 }).map((n) => addDays(day('2022-01-01'), n));
const gap = fc.integer({ min: 0, max: 2200 });

function check(predicate: (from: Day, to: Day) => void): void {
  fc.assert(
    fc.property(drawdown, gap, (from, days) => predicate(from, addDays(from, days))),
    { numRuns: RUNS },
  );
}

describe('an agreement paid weekly', () => {
  test.each([
    ['a week is a fifty-second', '2026-11-20', '2026-11-27', 1 / 52],
    ['fifty-two weeks are a year, a day shorter than a calendar year', '2026-11-20', '2027-11-19', 1],
    ['a calendar year is fifty-two weeks and a day', '2026-11-20', '2027-11-20', 1 + 1 / 365],
    ['days left over are counted at the start', '2026-11-20', '2026-12-07', 2 / 52 + 3 / 365],
    ['and count in a leap year when they end in one', '2024-02-27', '2024-03-08', 1 / 52 + 3 / 366],
    ['only days', '2026-11-20', '2026-11-26', 6 / 365],
    ['a week over the clock change in March', '2027-03-25', '2027-04-01', 1 / 52],
    ['a week over the clock change in October', '2026-10-22', '2026-10-29', 1 / 52],
    ['the same day', '2026-11-20', '2026-11-20', 0],
  ])('%s', (_, from, to, years) => {
    expect(yearsBetweenBy('weekly', day(from), day(to))).toBeCloseTo(years, 14);
  });

  test('a payment a week later is 1/52 of a year later', () => {
    check((from, to) => {
      const later = yearsBetweenBy('weekly', from, addDays(to, 7));
      expect(later).toBeCloseTo(yearsBetweenBy('weekly', from, to) + 1 / 52, 12);
    });
  });
});

describe('an agreement paid yearly', () => {
  test.each([
    ['a year is one, common or leap', '2027-06-01', '2028-06-01', 1],
    ['five years', '2026-11-20', '2031-11-20', 5],
    ['months count as days', '2026-11-20', '2027-02-20', 92 / 365],
    ['the days left over are counted at the start', '2026-11-20', '2028-12-15', 2 + 25 / 365],
    ['and can fall in a leap year', '2024-02-01', '2026-04-01', 2 + 60 / 366],
    ['from 28 February to the leap day is a year', '2027-02-28', '2028-02-29', 1],
    ['from the leap day to 28 February is a day short of one', '2028-02-29', '2029-02-28', 365 / 366],
    ['from the leap day to the next', '2024-02-29', '2028-02-29', 4],
    ['all but a day', '2026-11-20', '2027-11-19', 364 / 365],
  ])('%s', (_, from, to, years) => {
    expect(yearsBetweenBy('yearly', day(from), day(to))).toBeCloseTo(years, 14);
  });

  test('a payment a year later is one year later, on any day except 29 February', () => {
    check((from, to) => {
      if (to.endsWith('02-29')) return;
      const later = yearsBetweenBy('yearly', from, addMonths(to, 12));
      expect(later).toBeCloseTo(yearsBetweenBy('yearly', from, to) + 1, 12);
    });
  });
});

describe('years for any payment frequency', () => {
  test('a monthly agreement counts by the monthly rule', () => {
    check((from, to) => {
      expect(yearsBetweenBy('monthly', from, to)).toBe(yearsBetween(from, to));
    });
  });

  test.each(['weekly', 'monthly', 'yearly'] as const)(
    '%s stays within twelve days of the calendar',
    (frequency) => {
      check((from, to) => {
        const calendar = daysBetween(from, to) / 365.25;
        expect(Math.abs(yearsBetweenBy(frequency, from, to) - calendar)).toBeLessThan(12 / 365);
      });
    },
  );

  test.each(['weekly', 'monthly', 'yearly'] as const)(
    '%s rejects a payment before the drawdown',
    (frequency) => {
      expect(() => yearsBetweenBy(frequency, day('2026-11-20'), day('2026-11-19'))).toThrow(RangeError);
    },
  );
});
