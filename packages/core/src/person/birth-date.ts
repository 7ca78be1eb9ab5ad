import { ageOn, type Day } from '../calendar/day.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';

/** In years, on the day of the application. */
export const MINIMUM_AGE = 18;

/** No applicant is older: the year is a typing error. */
const GREATEST_AGE = 110;

/** A date on which an applicant can have been born. `underAge` is valid, but too young to borrow (`MINIMUM_AGE`). */
export function checkBirthDate(born: Day, today: Day): Outcome<Day, 'notPast' | 'tooLongAgo' | 'underAge'> {
  if (born >= today) return refuse('notPast');
  if (ageOn(born, today) > GREATEST_AGE) return refuse('tooLongAgo');
  return ageOn(born, today) < MINIMUM_AGE ? refuse('underAge') : accept(born);
}

export const BIRTH_DATE_ERRORS = {
  empty: 'Enter your date of birth',
  shortYear: 'Year of birth must have 4 numbers, like 1984',
  notReal: 'Date of birth must be a real date',
  notPast: 'Date of birth must be in the past',
  tooLongAgo: 'Check the year you were born in',
  underAge: `You must be ${MINIMUM_AGE} or over to borrow`,
} as const;

/** `missing` names the parts that were left empty: "a day and a year". */
export function incompleteBirthDateError(missing: string): string {
  return `Date of birth must include ${missing}`;
}
