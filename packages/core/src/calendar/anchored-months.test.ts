import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, dayOf, partsOf, type Day } from './day.ts';
import { RUNS } from '../testing/runs.ts';

const TERM = 84;

const ANCHORS = [28, 29, 30, 31];
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const START_YEARS = { 'a leap year': 2028, 'a common year': 2027, 'the year 2100, not leap': 2097 };

/** Calculated without the code under test: the day before the first of the next month. */
function lengthOfMonth(on: Day): number {
  const { year, month } = partsOf(on);
  const next = month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1);
  return partsOf(addDays(next, -1)).dayOfMonth;
}

function monthNumber(on: Day): number {
  const { year, month } = partsOf(on);
  return year * 12 + month;
}

/** Every date of a term, counted from the start with its anchor day, as due dates are. */
function anchored(start: Day, anchor: number): readonly Day[] {
  return Array.from({ length: TERM }, (_, n) => addMonths(start, n, anchor));
}

function expectNoDrift(dates: readonly Day[], start: Day, anchor: number): void {
  expect(dates.map((on) => partsOf(on).dayOfMonth)).toEqual(
    dates.map((on) => Math.min(anchor, lengthOfMonth(on))),
  );
  expect(dates.map(monthNumber)).toEqual(dates.map((_, n) => monthNumber(start) + n));
}

describe('due dates over seven years', () => {
  const rows = Object.entries(START_YEARS).flatMap(([name, year]) =>
    ANCHORS.flatMap((anchor) => MONTHS.map((month) => [anchor, month, name, year] as const)),
  );

  test.each(rows)('anchored on the %i, from month %i of %s, never drift', (anchor, month, _, year) => {
    const first = addMonths(dayOf(year, month, 1), 0, anchor);
    expectNoDrift(anchored(first, anchor), first, anchor);
  });

  test('fall once in every month and never drift, for any anchor and any start', () => {
    const start = fc.integer({ min: 0, max: 70_000 }).map((n) => addDays(day('1950-01-01'), n));
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 31 }), (from, anchor) => {
        expectNoDrift(anchored(from, anchor), from, anchor);
      }),
      { numRuns: RUNS },
    );
  });

  test('need the anchor: counted each from the one before, they drift', () => {
    const chained = addMonths(addMonths(day('2027-01-31'), 1), 1);
    expect(chained).toBe('2027-03-28');
    expect(addMonths(day('2027-01-31'), 2)).toBe('2027-03-31');
  });
});
