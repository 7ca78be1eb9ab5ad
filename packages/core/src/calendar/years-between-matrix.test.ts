import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, daysBetween, dayOf, weekdayOf, type Day } from './day.ts';
import { londonDay, londonMidnight } from './london.ts';
import { yearsBetween } from './years-between.ts';

const HOUR_MS = 3_600_000;
const YEARS = [2023, 2024, 2027, 2028, 2099, 2100];
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The last day of each month of those years. */
const MONTH_ENDS = YEARS.flatMap((year) => MONTHS.map((month) => addMonths(dayOf(year, month, 1), 0, 31)));

describe('the worked examples of the guidelines', () => {
  test('12 January to 15 March 2012 is two months and three days of a common year', () => {
    expect(yearsBetween(day('2012-01-12'), day('2012-03-15'))).toBe(2 / 12 + 3 / 365);
    expect(addMonths(day('2012-03-15'), -2)).toBe('2012-01-15');
    expect(daysBetween(day('2011-01-15'), day('2012-01-15'))).toBe(365);
  });

  test('a month back from 29 March 2013 is 28 February 2013', () => {
    expect(addMonths(day('2013-03-29'), -1)).toBe('2013-02-28');
    expect(yearsBetween(day('2013-02-28'), day('2013-03-29'))).toBe(1 / 12);
    expect(yearsBetween(day('2013-02-27'), day('2013-03-29'))).toBe(1 / 12 + 1 / 366);
  });

  test('in a leap year it is 29 February', () => {
    expect(addMonths(day('2012-03-29'), -1)).toBe('2012-02-29');
    expect(yearsBetween(day('2012-02-28'), day('2012-03-29'))).toBe(1 / 12 + 1 / 366);
  });
});

describe('at the end of a month', () => {
  test.each([1, 2, 6, 11, 12, 13, 60])('%i months back from every one are that many twelfths', (months) => {
    for (const to of MONTH_ENDS) {
      expect(yearsBetween(addMonths(to, -months), to)).toBeCloseTo(months / 12, 14);
    }
  });

  test('a drawdown on a day that the payment’s month lacks is counted in days, because months go back from the payment', () => {
    expect(yearsBetween(day('2027-01-31'), day('2027-02-28'))).toBe(28 / 365);
    expect(yearsBetween(day('2027-01-31'), day('2027-03-31'))).toBe(2 / 12);
  });

  test('every payment day after a short month is a month from its last day', () => {
    for (const year of YEARS) {
      const lastOfFebruary = addMonths(dayOf(year, 2, 1), 0, 31);
      for (let on = lastOfFebruary.slice(8); Number(on) <= 31; on = String(Number(on) + 1)) {
        expect(yearsBetween(lastOfFebruary, day(`${year}-03-${on}`))).toBe(1 / 12);
      }
    }
  });

  test('a day more than whole months is a stub of one day, over the length of its year', () => {
    for (const to of MONTH_ENDS) {
      const stubEnd = addMonths(to, -3);
      const yearLength = daysBetween(addMonths(stubEnd, -12), stubEnd);
      expect([365, 366]).toContain(yearLength);
      expect(yearsBetween(addDays(stubEnd, -1), to)).toBeCloseTo(3 / 12 + 1 / yearLength, 14);
    }
  });

  test('a year has 366 days exactly when it contains the leap day', () => {
    expect(yearsBetween(day('2028-02-18'), day('2028-02-28'))).toBe(10 / 365);
    expect(yearsBetween(day('2028-02-19'), day('2028-02-29'))).toBe(10 / 366);
    expect(yearsBetween(day('2028-02-20'), day('2028-03-01'))).toBe(10 / 366);
    expect(yearsBetween(day('2029-02-17'), day('2029-02-27'))).toBe(10 / 366);
    expect(yearsBetween(day('2029-02-19'), day('2029-03-01'))).toBe(10 / 365);
    expect(yearsBetween(day('2100-02-19'), day('2100-03-01'))).toBe(10 / 365);
  });
});

function lastSunday(year: number, month: 3 | 10): Day {
  const last = dayOf(year, month, 31);
  return addDays(last, -weekdayOf(last));
}

describe.each([
  ['March', 3],
  ['October', 10],
] as const)('around the clock change in %s', (_, month) => {
  const changes = [2024, 2025, 2026, 2027, 2028, 2029, 2030].map((year) => lastSunday(year, month));

  test('a London day is the same from its first hour to its last', () => {
    for (const change of changes) {
      for (const offset of [-1, 0, 1]) {
        const on = addDays(change, offset);
        const [starts, ends] = [londonMidnight(on), londonMidnight(addDays(on, 1))];
        expect(ends - starts).toBe((offset !== 0 ? 24 : month === 3 ? 23 : 25) * HOUR_MS);
        for (let at = starts; at < ends; at += HOUR_MS / 2) expect(londonDay(at)).toBe(on);
        expect(londonDay(ends - 1)).toBe(on);
      }
    }
  });

  test('years do not depend on the hour of the drawdown or of the payment', () => {
    for (const change of changes) {
      for (const days of [1, 2, 29, 30, 31, 35, 365]) {
        const from = addDays(change, -1);
        const to = addDays(from, days);
        const late = londonDay(londonMidnight(addDays(from, 1)) - 1);
        const early = londonDay(londonMidnight(to));
        expect(yearsBetween(late, early)).toBe(yearsBetween(from, to));
      }
      expect(yearsBetween(addDays(change, -1), addDays(change, 1))).toBe(
        2 / daysBetween(addMonths(addDays(change, 1), -12), addDays(change, 1)),
      );
      expect(yearsBetween(addMonths(addDays(change, 20), -1), addDays(change, 20))).toBe(1 / 12);
      expect(yearsBetween(addMonths(change, -1), change)).toBe(1 / 12);
    }
  });
});
