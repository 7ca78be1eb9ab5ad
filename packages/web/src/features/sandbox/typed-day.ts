import { parseDay, type Day } from '@fairlead/core/calendar/day';
import type { DateParts } from '@fairlead/ui/date-field/DateField';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The date as typed, its month a number or a name; or what is wrong with it. */
export function typedDay(typed: DateParts, today: Day): { day: Day } | { error: string } {
  const parts = [typed.year.trim(), monthNumber(typed.month), typed.day.trim().padStart(2, '0')];
  const day = parseDay(parts.join('-'));
  if (Object.values(typed).every((part) => part.trim() === '')) return { error: 'Enter a date' };
  if (day === undefined) return { error: 'Date must be a real date, like 27 3 2027' };
  return day > today ? { day } : { error: 'Date must be after today: time only goes forward' };
}

function monthNumber(typed: string): string {
  const named = MONTHS.indexOf(typed.trim().toLowerCase().slice(0, 3));
  return (named >= 0 ? String(named + 1) : typed.trim()).padStart(2, '0');
}
