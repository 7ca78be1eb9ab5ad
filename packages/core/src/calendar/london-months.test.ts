import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, dayOf, daysBetween, partsOf, weekdayOf, type Day } from './day.ts';
import { londonDay, londonMidnight, londonMinutes } from './london.ts';

const HOUR_MS = 3_600_000;
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const YEARS = [1999, 2000, 2024, 2026, 2027, 2028, 2030, 2096, 2100];

/** The last and first day of every month, and the days around every clock change. */
const EDGES: readonly Day[] = YEARS.flatMap((year) =>
  MONTHS.flatMap((month) => {
    const last = addMonths(dayOf(year, month, 1), 0, 31);
    const sunday = addDays(last, -weekdayOf(last));
    return [last, addDays(last, 1), addDays(sunday, -1), sunday, addDays(sunday, 1)];
  }),
);

function hoursOf(on: Day): number {
  const { month, dayOfMonth } = partsOf(on);
  const isLastSunday = weekdayOf(on) === 0 && dayOfMonth > 24;
  return isLastSunday && month === 3 ? 23 : isLastSunday && month === 10 ? 25 : 24;
}

describe('a London day at the end of a month or around a clock change', () => {
  test('starts when the time-zone data say and has 23, 24 or 25 hours', () => {
    for (const on of EDGES) {
      const midnight = londonMidnight(on);
      expect(midnight).toBe(Temporal.PlainDate.from(on).toZonedDateTime('Europe/London').epochMilliseconds);
      expect(londonMidnight(addDays(on, 1)) - midnight).toBe(hoursOf(on) * HOUR_MS);
    }
  });

  test('contains every instant between its two midnights and no other', () => {
    for (const on of EDGES) {
      const [starts, ends] = [londonMidnight(on), londonMidnight(addDays(on, 1))];
      const moments = [starts, starts + 1, starts + HOUR_MS / 2, starts + 12 * HOUR_MS, ends - 1];
      expect(moments.map(londonDay)).toEqual(moments.map(() => on));
      expect([starts - 1, ends].map(londonDay)).toEqual([addDays(on, -1), addDays(on, 1)]);
      expect([starts, ends - 1].map(londonMinutes)).toEqual([0, 24 * 60 - 1]);
    }
  });

  test('differs from the UTC day in the first hour of a summer month', () => {
    const june = dayOf(2026, 6, 1);
    expect(new Date(londonMidnight(june)).toISOString()).toBe('2026-05-31T23:00:00.000Z');
    expect(londonDay(Date.UTC(2026, 4, 31, 23, 30))).toBe('2026-06-01');
    expect(londonDay(Date.UTC(2026, 0, 31, 23, 30))).toBe('2026-01-31');
  });

  test('is one day long, whether it has 23 hours or 25', () => {
    for (const on of EDGES) {
      const next = londonDay(londonMidnight(on) + hoursOf(on) * HOUR_MS);
      expect(daysBetween(on, next)).toBe(1);
    }
  });
});
