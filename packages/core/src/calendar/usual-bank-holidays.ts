import { addDays, dayOf, weekdayOf, type Day } from './day.ts';

/** Easter Sunday of the Gregorian calendar (the anonymous computus of 1876). */
function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const corrected =
    century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + corrected + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const marchDay = epact + weekday - 7 * late + 22;
  return addDays(dayOf(year, 3, 1), marchDay - 1);
}

function firstMonday(year: number, month: number): Day {
  const first = dayOf(year, month, 1);
  return addDays(first, (8 - weekdayOf(first)) % 7);
}

function lastMonday(year: number, month: 5 | 8): Day {
  const last = dayOf(year, month, 31);
  return addDays(last, -((weekdayOf(last) + 6) % 7));
}

/** The next weekday that is not already a holiday. */
function substitute(holiday: Day, taken: readonly Day[]): Day {
  const isFree = weekdayOf(holiday) % 6 !== 0 && !taken.includes(holiday);
  return isFree ? holiday : substitute(addDays(holiday, 1), taken);
}

/**
 * The eight usual bank holidays of England and Wales, for years not published yet, with substitute days for weekends
 * (Banking and Financial Dealings Act 1971, Schedule 1). One-off holidays are not included.
 */
export function usualBankHolidays(year: number): readonly Day[] {
  const easter = easterSunday(year);
  const christmas = substitute(dayOf(year, 12, 25), []);
  return [
    substitute(dayOf(year, 1, 1), []),
    addDays(easter, -2),
    addDays(easter, 1),
    firstMonday(year, 5),
    lastMonday(year, 5),
    lastMonday(year, 8),
    christmas,
    substitute(dayOf(year, 12, 26), [christmas]),
  ];
}
