import { partsOf, weekdayOf, type Day } from './day.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const;

/** "21/11/2026". */
export function displayDay(on: Day): string {
  return `${on.slice(8)}/${on.slice(5, 7)}/${on.slice(0, 4)}`;
}

/** "21 November 2026". */
export function longDay(on: Day): string {
  const { year, month, dayOfMonth } = partsOf(on);
  return `${dayOfMonth} ${MONTHS[month - 1]} ${year}`;
}

/** "November 2026". */
export function monthAndYear(on: Day): string {
  const { year, month } = partsOf(on);
  return `${MONTHS[month - 1]} ${year}`;
}

/** "Saturday". */
export function weekdayName(on: Day): string {
  return WEEKDAYS[weekdayOf(on)] ?? '';
}

/** "Saturday 21 November 2026". */
export function fullDay(on: Day): string {
  return `${weekdayName(on)} ${longDay(on)}`;
}

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** "1st", "15th", "22nd": a day of the month, from 1 to 31. */
export function ordinal(dayOfMonth: number): string {
  const isTeen = dayOfMonth >= 11 && dayOfMonth <= 13;
  return `${dayOfMonth}${(isTeen ? undefined : ENDINGS[dayOfMonth % 10]) ?? 'th'}`;
}

/** "09:05" for minutes past midnight. */
export function clockTime(minutes: number): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
