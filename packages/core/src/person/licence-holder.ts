import { partsOf, type Day } from '../calendar/day.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';
import type { DrivingLicence } from './driving-licence.ts';
import { latinCapitals } from './latin-capitals.ts';

const SURNAME_LENGTH = 5;

/**
 * Whether a licence number fits a person: its first five letters against the surname, its six digits against the date
 * of birth. The month is accepted with and without 50 added, because we do not ask for the applicant's sex. A
 * Northern Irish number contains nothing about its holder and is accepted as 'not-comparable'. A mismatch is a reason
 * to ask, since names change.
 */
export function matchLicenceHolder(
  licence: DrivingLicence,
  holder: { readonly lastName: string; readonly dateOfBirth: Day },
): Outcome<'matches' | 'not-comparable', 'surnameDiffers' | 'dateOfBirthDiffers'> {
  if (licence.issuer === 'northern-ireland') return accept('not-comparable');
  const surname = licence.number.slice(0, SURNAME_LENGTH);
  if (!surnameCodes(holder.lastName).includes(surname)) return refuse('surnameDiffers');
  const birthDigits = licence.number.slice(SURNAME_LENGTH, SURNAME_LENGTH + 6);
  return birthCodes(holder.dateOfBirth).includes(birthDigits)
    ? accept('matches')
    : refuse('dateOfBirthDiffers');
}

/**
 * The possible first five characters for a surname: from the whole name or its first part, and with "Mac" also as
 * "Mc", which the DVLA writes for both.
 */
function surnameCodes(lastName: string): readonly string[] {
  const parts = latinCapitals(lastName).split(/[^A-Z']+/);
  const whole = parts.join('').replaceAll("'", '');
  const first = (parts.find((part) => part !== '') ?? '').replaceAll("'", '');
  const spellings = [whole, first].flatMap((name) => [name, name.replace(/^MAC/, 'MC')]);
  return spellings.map((name) => name.slice(0, SURNAME_LENGTH).padEnd(SURNAME_LENGTH, '9'));
}

/** Decade, month, day and year digit of birth: one code for a man and one for a woman. */
function birthCodes(birth: Day): readonly string[] {
  const { month } = partsOf(birth);
  const [decade, year, dayOfMonth] = [birth.slice(2, 3), birth.slice(3, 4), birth.slice(8)];
  return [month, month + 50].map((coded) => `${decade}${String(coded).padStart(2, '0')}${dayOfMonth}${year}`);
}
