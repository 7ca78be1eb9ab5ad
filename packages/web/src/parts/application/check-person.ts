import type { Day } from '@fairlead/core/calendar/day';
import { typedDay, type TypedDate } from '@fairlead/core/calendar/typed-date';
import { messageFor } from '@fairlead/core/outcome';
import {
  BIRTH_DATE_ERRORS as ERRORS,
  checkBirthDate,
  incompleteBirthDateError,
} from '@fairlead/core/person/birth-date';
import { FIRST_NAME_ERRORS, LAST_NAME_ERRORS, parseName } from '@fairlead/core/person/name';
import type { PersonFields } from '../../resources/draft/draft.ts';
import { only, type Problems } from '../../resources/problems.ts';

type Part = keyof TypedDate;

const PART_WORDS: Readonly<Record<Part, string>> = { day: 'a day', month: 'a month', year: 'a year' };
const EVERY_PART: readonly Part[] = ['day', 'month', 'year'];

type BirthDateProblem = { message: string; parts: readonly Part[] };

/** Reports missing parts first, then an impossible date, then a date that cannot be a birthday. */
export function birthDateProblem(typed: TypedDate, today: Day): BirthDateProblem | undefined {
  const missing = EVERY_PART.filter((part) => typed[part].trim() === '');
  if (missing.length === EVERY_PART.length) return { message: ERRORS.empty, parts: EVERY_PART };
  if (missing.length > 0) {
    const named = missing.map((part) => PART_WORDS[part]).join(' and ');
    return { message: incompleteBirthDateError(named), parts: missing };
  }
  if (/^\d{1,3}$/.test(typed.year.trim())) return { message: ERRORS.shortYear, parts: ['year'] };
  const born = typedDay(typed);
  if (born === undefined) return { message: ERRORS.notReal, parts: EVERY_PART };
  const checked = checkBirthDate(born, today);
  if (checked.ok || checked.refusal === 'underAge') return undefined;
  const parts: readonly Part[] = checked.refusal === 'tooLongAgo' ? ['year'] : EVERY_PART;
  return { message: ERRORS[checked.refusal], parts };
}

/** Being under age is no error of the form: it has a page that says so. */
export function isUnderAge(typed: TypedDate, today: Day): boolean {
  const born = typedDay(typed);
  const checked = born && checkBirthDate(born, today);
  return checked?.ok === false && checked.refusal === 'underAge';
}

export function checkPerson(
  { firstName, lastName, dateOfBirth }: PersonFields,
  { today }: { today: Day },
): Problems<keyof PersonFields> {
  return only({
    firstName: messageFor(parseName(firstName), FIRST_NAME_ERRORS),
    lastName: messageFor(parseName(lastName), LAST_NAME_ERRORS),
    dateOfBirth: birthDateProblem(dateOfBirth, today)?.message,
  });
}
