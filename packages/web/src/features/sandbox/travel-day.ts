import type { Day } from '@fairlead/core/calendar/day';
import { typedDay, type TypedDate } from '@fairlead/core/calendar/typed-date';

/** The date to travel to, or what is wrong with what was typed. */
export function travelDay(typed: TypedDate, today: Day): { day: Day } | { error: string } {
  if (Object.values(typed).every((part) => part.trim() === '')) return { error: 'Enter a date' };
  const day = typedDay(typed);
  if (day === undefined) return { error: 'Date must be a real date, like 27 3 2027' };
  return day > today ? { day } : { error: 'Date must be after today: time only moves forward' };
}
