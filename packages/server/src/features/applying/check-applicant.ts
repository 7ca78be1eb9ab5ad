import { ageOn, type Day } from '@fairlead/core/calendar/day';
import { parseEmail } from '@fairlead/core/person/email';
import { parseName } from '@fairlead/core/person/name';
import { parsePostcode } from '@fairlead/core/person/postcode';
import { parseUkMobile } from '@fairlead/core/person/uk-phone';
import type { Outcome } from '@fairlead/core/outcome';
import type { Applicant, PostalAddress } from '../../resources/loan-application/applicant.ts';
import type { FieldProblems } from './field-problems.ts';

export type AddressGiven = Readonly<Record<Exclude<keyof PostalAddress, 'postCode'>, string | null>> & {
  readonly postCode: string;
  readonly period?: number | undefined;
};

type Identity = Pick<Applicant, 'firstName' | 'lastName' | 'dateOfBirth'>;

const YOUNGEST = 18;
const OLDEST = 110;

/** The stay that is too short for one address to be enough history: "Less than 3 years". */
const SHORT_STAY = 6;

const NAME_MESSAGES = {
  empty: 'Enter a name',
  notAName: 'Use letters, spaces, hyphens and apostrophes',
  tooLong: 'Use 50 letters or fewer',
} as const;

/** Names and date of birth as they are stored. */
export function checkIdentity(given: Identity, today: Day, problems: FieldProblems, at = ''): Identity {
  const age = ageOn(given.dateOfBirth, today);
  if (age < YOUNGEST) problems.add(`${at}dateOfBirth`, 'You need to be 18 or over to apply');
  if (age > OLDEST) problems.add(`${at}dateOfBirth`, 'Check the year of birth');
  return {
    firstName: parsed(parseName(given.firstName), NAME_MESSAGES, `${at}firstName`, problems),
    lastName: parsed(parseName(given.lastName), NAME_MESSAGES, `${at}lastName`, problems),
    dateOfBirth: given.dateOfBirth,
  };
}

export function checkEmail(text: string, problems: FieldProblems, at: string): string {
  const messages = { empty: 'Enter an email address', notAnEmail: 'Check the email address' } as const;
  return parsed(parseEmail(text), messages, at, problems);
}

export function checkMobile(text: string, problems: FieldProblems, at: string): string {
  const messages = { empty: 'Enter a mobile number', notUkMobile: 'Enter a UK mobile number' } as const;
  return parsed(parseUkMobile(text), messages, at, problems);
}

/**
 * The filled addresses as they are stored. An address of which nothing but the postcode is there does not count;
 * a short stay asks for the address before it.
 */
export function checkAddresses(
  given: readonly AddressGiven[],
  problems: FieldProblems,
  at = '',
): readonly PostalAddress[] {
  const [current] = given;
  const isShortStay = current?.period === SHORT_STAY;
  const wanted = given.flatMap((address, index) => (isFilled(address) ? [{ address, index }] : []));
  if (current === undefined || !isFilled(current)) problems.add(`${at}addresses.0`, 'Enter your address');
  if (isShortStay && wanted.length < 2) problems.add(`${at}addresses.1`, 'Enter the address before this one');
  return wanted.map(({ address, index }) => {
    const messages = { empty: 'Enter a postcode', notFull: 'Enter a full UK postcode' } as const;
    const postCode = parsed(
      parsePostcode(address.postCode),
      messages,
      `${at}addresses.${index}.postCode`,
      problems,
    );
    return {
      ...LINES.reduce((lines, line) => ({ ...lines, [line]: address[line] || null }), NO_LINES),
      postCode,
    };
  });
}

const LINES = ['houseNumber', 'flatNumber', 'line1', 'line2', 'town', 'county'] as const;

const NO_LINES: Omit<PostalAddress, 'postCode'> = {
  houseNumber: null,
  flatNumber: null,
  line1: null,
  line2: null,
  town: null,
  county: null,
};

const FILLED_BY = ['flatNumber', 'houseNumber', 'line1', 'line2', 'town'] as const;

function isFilled(address: AddressGiven): boolean {
  return FILLED_BY.some((line) => Boolean(address[line]));
}

function parsed<R extends string>(
  outcome: Outcome<string, R>,
  messages: Readonly<Record<R, string>>,
  path: string,
  problems: FieldProblems,
): string {
  if (outcome.ok) return outcome.value;
  problems.add(path, messages[outcome.refusal]);
  return '';
}
