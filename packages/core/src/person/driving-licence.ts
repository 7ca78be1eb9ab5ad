import { accept, refuse, type Outcome } from '../outcome.ts';

/** What an applicant for motor finance says of their driving licence, in the words of the form. */
export const DRIVING_LICENCE_TYPES = [
  'Full UK',
  'Provisional UK',
  'EU or EEA',
  'International',
  'None',
] as const;

export type DrivingLicenceType = (typeof DRIVING_LICENCE_TYPES)[number];

/** A driving licence number and its issuer: the DVLA in Great Britain, the DVA in Northern Ireland. */
export type DrivingLicence = {
  readonly number: string;
  readonly issuer: 'great-britain' | 'northern-ireland';
};

const SEPARATORS = /[\s\-\u2010-\u2015]/g;

/**
 * Five letters of the surname, padded with nines; decade, month (plus 50 for a woman), day and year of birth; two
 * initials, padded with nines; a check character and two letters. The card prints the issue number after it.
 */
const GREAT_BRITAIN =
  /^((?=[A-Z9]{5})[A-Z]+9*\d(?:0[1-9]|1[0-2]|5[1-9]|6[0-2])(?:0[1-9]|[12]\d|3[01])\d(?:[A-Z]{2}|[A-Z]9|99)[A-Z0-9][A-Z]{2})(?:\d{2})?$/i;
const LENGTH = 16;

const NORTHERN_IRELAND = /^\d{8}$/;

/**
 * Parses a driving licence number as printed on the card: capitals without spaces, without the two digits of the
 * issue number. It checks only the format; `matchLicenceHolder` compares it with a person. DVLA driver number,
 * sixteen characters; DVA, eight digits.
 */
export function parseDrivingLicence(text: string): Outcome<DrivingLicence, 'empty' | 'notALicenceNumber'> {
  const bare = text.replaceAll(SEPARATORS, '');
  if (bare === '') return refuse('empty');
  if (NORTHERN_IRELAND.test(bare)) return accept({ number: bare, issuer: 'northern-ireland' });
  const number = GREAT_BRITAIN.exec(bare)?.[1];
  return number?.length === LENGTH
    ? accept({ number: number.toUpperCase(), issuer: 'great-britain' })
    : refuse('notALicenceNumber');
}
