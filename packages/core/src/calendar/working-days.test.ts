import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PUBLISHED_BANK_HOLIDAYS, PUBLISHED_YEARS } from './bank-holidays.ts';
import { addDays, day, partsOf, weekdayOf } from './day.ts';
import { usualBankHolidays } from './usual-bank-holidays.ts';
import { addWorkingDays, isWorkingDay, nextWorkingDay } from './working-days.ts';

const ONE_OFF = {
  added: ['2020-05-08', '2022-06-02', '2022-06-03', '2022-09-19', '2023-05-08'],
  dropped: ['2020-05-04', '2022-05-30'],
};

const someDay = fc.integer({ min: 0, max: 7000 }).map((n) => addDays(day('2019-01-01'), n));

describe('bank holidays', () => {
  test('the published ones match the usual pattern except for one-off days', () => {
    const years = Array.from(
      { length: PUBLISHED_YEARS.last - PUBLISHED_YEARS.first + 1 },
      (_, n) => 2019 + n,
    );
    const usual = years.flatMap(usualBankHolidays).filter((on) => !ONE_OFF.dropped.includes(on));
    expect([...PUBLISHED_BANK_HOLIDAYS].toSorted()).toEqual([...usual, ...ONE_OFF.added].toSorted());
  });

  test('none is on a weekend', () => {
    for (const text of PUBLISHED_BANK_HOLIDAYS) expect(weekdayOf(day(text)) % 6).not.toBe(0);
  });

  test.each([
    ['2019', 8],
    ['2020', 8],
    ['2022', 10],
    ['2023', 9],
    ['2030', 8],
  ])('%s has %i', (year, count) => {
    expect([...PUBLISHED_BANK_HOLIDAYS].filter((on) => on.startsWith(year))).toHaveLength(count);
  });

  test('a loan that runs beyond the published years has a calendar', () => {
    expect(usualBankHolidays(2031)).toEqual([
      ...['2031-01-01', '2031-04-11', '2031-04-14', '2031-05-05'],
      ...['2031-05-26', '2031-08-25', '2031-12-25', '2031-12-26'],
    ]);
    expect(isWorkingDay(day('2031-04-14'))).toBe(false);
    expect(isWorkingDay(day('2031-04-15'))).toBe(true);
  });

  test('Easter Monday is a Monday between 23 March and 26 April, every year', () => {
    for (let year = 1900; year < 2200; year += 1) {
      const easterMonday = usualBankHolidays(year)[2] ?? day('1900-01-01');
      const { month, dayOfMonth } = partsOf(easterMonday);
      expect(weekdayOf(easterMonday)).toBe(1);
      expect(month * 100 + dayOfMonth).toBeGreaterThanOrEqual(323);
      expect(month * 100 + dayOfMonth).toBeLessThanOrEqual(426);
    }
  });
});

describe('working days', () => {
  test('Christmas 2027 is taken on the Monday and Tuesday after it', () => {
    expect(nextWorkingDay(day('2027-12-25'))).toBe('2027-12-29');
    expect(addWorkingDays(day('2027-12-24'), 1)).toBe('2027-12-29');
    expect(addWorkingDays(day('2027-12-29'), -1)).toBe('2027-12-24');
  });

  test('counting zero days returns the same day', () => {
    expect(addWorkingDays(day('2026-11-21'), 0)).toBe('2026-11-21');
  });

  test('counting reaches a working day and counts every one in between', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 1, max: 30 }), (on, n) => {
        const reached = addWorkingDays(on, n);
        let counted = 0;
        for (let at = addDays(on, 1); at <= reached; at = addDays(at, 1)) counted += isWorkingDay(at) ? 1 : 0;
        expect(isWorkingDay(reached)).toBe(true);
        expect(counted).toBe(n);
      }),
    );
  });

  test('counting forward and back from a working day returns to it', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 1, max: 30 }), (on, n) => {
        const start = nextWorkingDay(on);
        expect(addWorkingDays(addWorkingDays(start, n), -n)).toBe(start);
      }),
    );
  });
});
