import { parseDay, type Day } from './day.ts';

/** A date in the three parts in which a form asks for it. */
export type TypedDate = { readonly day: string; readonly month: string; readonly year: string };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** "3", "03", "Mar", "march": 3. What is not a month is left for the calendar to refuse. */
function monthNumber(typed: string): string {
  const named = MONTHS.indexOf(typed.trim().toLowerCase().slice(0, 3));
  return named >= 0 ? String(named + 1) : typed.trim();
}

/** The day that was typed, its month a number or a name; undefined when there is no such day. */
export function typedDay({ day, month, year }: TypedDate): Day | undefined {
  const twoDigits = (part: string): string => part.padStart(2, '0');
  return parseDay(`${year.trim()}-${twoDigits(monthNumber(month))}-${twoDigits(day.trim())}`);
}
