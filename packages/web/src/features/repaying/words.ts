import { daysBetween, partsOf, type Day } from '@fairlead/core/calendar/day';
import { longDay, weekdayName } from '@fairlead/core/calendar/display';

/** "Monday 21 December 2026". */
export function fullDay(on: Day): string {
  return `${weekdayName(on)} ${longDay(on)}`;
}

/** "December 2026". */
export function monthOf(on: Day): string {
  return longDay(on).replace(/^\d+ /, '');
}

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** "the 21st", for a day of the month. */
export function ordinalDay(on: Day): string {
  const { dayOfMonth } = partsOf(on);
  const isTeen = dayOfMonth >= 11 && dayOfMonth <= 13;
  return `${dayOfMonth}${(isTeen ? undefined : ENDINGS[dayOfMonth % 10]) ?? 'th'}`;
}

/** "today", "tomorrow", "in 12 days"; nothing for a day that is past. */
export function fromNow(on: Day, today: Day): string {
  const days = daysBetween(today, on);
  if (days < 0) return '';
  return ['today', 'tomorrow'][days] ?? `in ${days} days`;
}

export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
