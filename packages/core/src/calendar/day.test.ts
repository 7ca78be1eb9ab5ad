import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  ageOn,
  day,
  dayOf,
  daysBetween,
  monthsBetween,
  parseDay,
  partsOf,
  weekdayOf,
  type Day,
} from './day.ts';

const FIRST = Temporal.PlainDate.from('1900-01-01');
const DAYS = FIRST.until('2199-12-31').days;

const anyDay = fc.integer({ min: 0, max: DAYS }).map((n) => day(FIRST.add({ days: n }).toString()));
const middleDay = fc.integer({ min: 36_525, max: 73_048 }).map((n) => day(FIRST.add({ days: n }).toString()));

function temporal(on: Day) {
  return Temporal.PlainDate.from(on);
}

describe('a day agrees with Temporal', () => {
  test('on adding days', () => {
    fc.assert(
      fc.property(middleDay, fc.integer({ min: -30_000, max: 30_000 }), (on, days) => {
        expect(addDays(on, days)).toBe(temporal(on).add({ days }).toString());
      }),
    );
  });

  test('on the days between two', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        expect(daysBetween(from, to)).toBe(temporal(from).until(temporal(to), { largestUnit: 'days' }).days);
      }),
    );
  });

  test('on adding months, clamped to the end of the month', () => {
    fc.assert(
      fc.property(middleDay, fc.integer({ min: -1000, max: 1000 }), (on, months) => {
        expect(addMonths(on, months)).toBe(temporal(on).add({ months }).toString());
      }),
    );
  });

  test('on the weekday', () => {
    fc.assert(
      fc.property(anyDay, (on) => {
        expect(weekdayOf(on)).toBe(temporal(on).dayOfWeek % 7);
      }),
    );
  });

  test('on the order', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(Math.sign(Number(a > b) - Number(a < b))).toBe(Temporal.PlainDate.compare(a, b));
      }),
    );
  });

  test('on every day from 1996 to 2040', () => {
    let expected = Temporal.PlainDate.from('1996-01-01');
    for (let on = day('1996-01-01'); on < '2041-01-01'; on = addDays(on, 1)) {
      expect(on).toBe(expected.toString());
      expected = expected.add({ days: 1 });
    }
  });
});

describe('reading a day', () => {
  test('parts and text agree', () => {
    fc.assert(
      fc.property(anyDay, (on) => {
        const { year, month, dayOfMonth } = partsOf(on);
        expect(dayOf(year, month, dayOfMonth)).toBe(on);
        expect(parseDay(on)).toBe(on);
      }),
    );
  });

  test.each([
    ...['2026-02-29', '2100-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '2026-1-1'],
    ...[
      '1899-12-31',
      '2200-01-01',
      '20260101',
      '2026-01-01T00:00',
      ' 2026-01-01',
      '2026-01-01\n',
      '',
      'today',
    ],
  ])('"%s" is not a day', (text) => {
    expect(parseDay(text)).toBeUndefined();
    expect(() => day(text)).toThrow(RangeError);
  });

  test('a day outside 1900 to 2199 throws', () => {
    expect(() => addDays(day('2199-12-31'), 1)).toThrow(RangeError);
    expect(() => addMonths(day('1900-01-31'), -1)).toThrow(RangeError);
  });
});

describe('an anchored due date', () => {
  test('on the 31st falls on the last day of short months and returns to the 31st', () => {
    const dates = [0, 1, 2, 3].map((months) => addMonths(day('2027-01-31'), months));
    expect(dates).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
  });

  test('keeps its anchor when counted from a clamped date', () => {
    expect(addMonths(day('2027-02-28'), 1, 31)).toBe('2027-03-31');
  });
});

describe('age', () => {
  test.each([
    ['2008-11-20', '2026-11-20', 18],
    ['2008-11-21', '2026-11-20', 17],
    ['2004-02-29', '2022-02-28', 17],
    ['2004-02-29', '2022-03-01', 18],
    ['2004-02-29', '2024-02-29', 20],
  ])('born %s, on %s: %i', (birth, on, age) => {
    expect(ageOn(day(birth), day(on))).toBe(age);
  });
});

test.each([
  ['2023-05-01', '2026-11-20', 42],
  ['2026-01-31', '2026-02-28', 0],
  ['2026-01-31', '2026-03-31', 2],
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-20', '2026-11-19', -1],
])('from %s to %s %i whole months pass', (from, to, months) => {
  expect(monthsBetween(day(from), day(to))).toBe(months);
});
