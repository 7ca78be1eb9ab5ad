import { PUBLISHED_BANK_HOLIDAYS, PUBLISHED_YEARS } from './bank-holidays.ts';
import { addDays, partsOf, weekdayOf, type Day } from './day.ts';
import { usualBankHolidays } from './usual-bank-holidays.ts';

/** Whether a day is Monday to Friday and not a bank holiday in England and Wales: the days on which Bacs runs. */
export function isWorkingDay(on: Day): boolean {
  return weekdayOf(on) % 6 !== 0 && !isBankHoliday(on);
}

/**
 * Whether a day is a bank holiday in England and Wales. Years without published dates use the usual pattern, so that
 * a long loan has a calendar.
 */
export function isBankHoliday(on: Day): boolean {
  const { year } = partsOf(on);
  const isPublished = year >= PUBLISHED_YEARS.first && year <= PUBLISHED_YEARS.last;
  return isPublished ? PUBLISHED_BANK_HOLIDAYS.has(on) : usualBankHolidays(year).includes(on);
}

/** The day itself when it is a working day, otherwise the first working day after it. */
export function nextWorkingDay(on: Day): Day {
  return isWorkingDay(on) ? on : nextWorkingDay(addDays(on, 1));
}

/** The n-th working day after `on`, or before it when `n` is negative; `on` itself, working or not, when 0. */
export function addWorkingDays(on: Day, n: number): Day {
  const step = Math.sign(n);
  let reached = on;
  for (let left = Math.abs(n); left > 0; left -= isWorkingDay(reached) ? 1 : 0)
    reached = addDays(reached, step);
  return reached;
}
