import { daysBetween, partsOf, type Day } from '@fairlead/core/calendar/day';
import { longDay, ordinal } from '@fairlead/core/calendar/display';

/** "December 2026". */
export function monthOf(on: Day): string {
  return longDay(on).replace(/^\d+ /, '');
}

/** "21st", for the day of the month that the date has. */
export function ordinalDay(on: Day): string {
  return ordinal(partsOf(on).dayOfMonth);
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
