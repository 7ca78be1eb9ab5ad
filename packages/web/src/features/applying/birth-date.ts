import { ageOn, parseDay, partsOf, type Day } from '@fairlead/core/calendar/day';
import type { DatePart, DateParts } from '@fairlead/ui/date-field/DateField';
import { ERRORS } from './errors.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const PART_WORDS: Readonly<Record<DatePart, string>> = { day: 'a day', month: 'a month', year: 'a year' };

const OLDEST = 110;
const YOUNGEST = 18;

/** "3", "03", "Mar", "march": 3. What is not a month is left for the calendar to refuse. */
function monthNumber(typed: string): number {
  const named = MONTHS.indexOf(typed.trim().toLowerCase().slice(0, 3));
  return named >= 0 ? named + 1 : Number(typed);
}

const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** The date in the shape of the calendar, or undefined when there is no such date. */
export function birthDay({ day, month, year }: DateParts): Day | undefined {
  return parseDay(`${year.trim()}-${twoDigits(monthNumber(month))}-${twoDigits(Number(day))}`);
}

export type BirthDateProblem = { message: string; parts: readonly DatePart[] };

const EVERY_PART: readonly DatePart[] = ['day', 'month', 'year'];

/** What is missing comes before what is impossible, and that before what cannot be a birthday. */
export function birthDateProblem(typed: DateParts, today: Day): BirthDateProblem | undefined {
  const words = ERRORS.dateOfBirth;
  const missing = EVERY_PART.filter((part) => typed[part].trim() === '');
  if (missing.length === EVERY_PART.length) return { message: words.empty, parts: EVERY_PART };
  if (missing.length > 0) {
    const named = missing.map((part) => PART_WORDS[part]).join(' and ');
    return { message: words.incomplete(named), parts: missing };
  }
  if (/^\d{1,3}$/.test(typed.year.trim())) return { message: words['short-year'], parts: ['year'] };
  const born = birthDay(typed);
  if (born === undefined) return { message: words['not-real'], parts: EVERY_PART };
  if (born >= today) return { message: words['not-past'], parts: EVERY_PART };
  if (ageOn(born, today) > OLDEST) return { message: words['too-long-ago'], parts: ['year'] };
  return undefined;
}

/** Being too young is no error of the form: it has a page that says so. */
export function isTooYoung(typed: DateParts, today: Day): boolean {
  const born = birthDay(typed);
  return born !== undefined && born < today && ageOn(born, today) < YOUNGEST;
}

/** A day of birth that is known of a borrower, under what the form has: what was typed wins. */
export function mergeBirthDate(known: Day, typed: DateParts): DateParts {
  if (Object.values(typed).some((part) => part !== '')) return typed;
  const { year, month, dayOfMonth } = partsOf(known);
  return { day: String(dayOfMonth), month: String(month), year: String(year) };
}
