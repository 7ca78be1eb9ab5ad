import { partsOf, type Day } from '../calendar/day.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';
import type { DrivingLicence } from './driving-licence.ts';

const SURNAME_LENGTH = 5;

/** Letters that decomposing leaves as they are, the way English writes them. */
const TRANSLITERATED: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
};

/**
 * Whether a licence can be this person's: its first five letters are the surname's, its six figures the date of
 * birth. The month may carry fifty, since nobody here asks for the sex. A Northern Irish number says nothing about
 * its holder and is accepted as 'not-comparable'. A difference is a reason to ask (a name may have changed since).
 */
export function matchLicenceHolder(
  licence: DrivingLicence,
  holder: { readonly lastName: string; readonly dateOfBirth: Day },
): Outcome<'matches' | 'not-comparable', 'surnameDiffers' | 'dateOfBirthDiffers'> {
  if (licence.issuer === 'northern-ireland') return accept('not-comparable');
  const surname = licence.number.slice(0, SURNAME_LENGTH);
  if (!surnameCodes(holder.lastName).includes(surname)) return refuse('surnameDiffers');
  const born = licence.number.slice(SURNAME_LENGTH, SURNAME_LENGTH + 6);
  return birthCodes(holder.dateOfBirth).includes(born) ? accept('matches') : refuse('dateOfBirthDiffers');
}

/**
 * The ways in which the first five characters may be made of a surname: all of its letters or those of its first
 * part, and, where it begins with Mac, also as Mc, which the DVLA writes for both.
 */
function surnameCodes(lastName: string): readonly string[] {
  const parts = latinCapitals(lastName).split(/[^A-Z']+/);
  const whole = parts.join('').replaceAll("'", '');
  const first = (parts.find((part) => part !== '') ?? '').replaceAll("'", '');
  const spellings = [whole, first].flatMap((name) => [name, name.replace(/^MAC/, 'MC')]);
  return spellings.map((name) => name.slice(0, SURNAME_LENGTH).padEnd(SURNAME_LENGTH, '9'));
}

function latinCapitals(name: string): string {
  return name
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[^A-Z]/g, (letter) => TRANSLITERATED[letter] ?? letter);
}

/** Decade, month, day and year of birth: for a man, and for a woman. */
function birthCodes(birth: Day): readonly string[] {
  const { month } = partsOf(birth);
  const [decade, year, dayOfMonth] = [birth.slice(2, 3), birth.slice(3, 4), birth.slice(8)];
  return [month, month + 50].map((coded) => `${decade}${String(coded).padStart(2, '0')}${dayOfMonth}${year}`);
}
