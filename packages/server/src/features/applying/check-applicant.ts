import type { Day } from '@fairlead/core/calendar/day';
import { messageFor } from '@fairlead/core/outcome';
import { ADDRESS_ERRORS, isFilledAddress, isShortStay } from '@fairlead/core/person/address';
import { BIRTH_DATE_ERRORS, checkBirthDate } from '@fairlead/core/person/birth-date';
import { parsePostcode, POSTCODE_ERRORS } from '@fairlead/core/person/postcode';
import type { PostalAddress } from '../../resources/loan-application/applicant.ts';
import type { FieldProblems } from './field-problems.ts';

export type AddressGiven = Readonly<Record<Exclude<keyof PostalAddress, 'postCode'>, string | null>> & {
  readonly postCode: string;
  readonly period?: number | undefined;
};

/** An applicant is old enough, and not older than anyone. */
export function checkAge(dateOfBirth: Day, today: Day, problems: FieldProblems, at = ''): void {
  const problem = messageFor(checkBirthDate(dateOfBirth, today), BIRTH_DATE_ERRORS);
  if (problem !== undefined) problems.add(`${at}dateOfBirth`, problem);
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
  const wanted = given.flatMap((address, index) => (isFilledAddress(address) ? [{ address, index }] : []));
  if (current === undefined || !isFilledAddress(current)) {
    problems.add(`${at}addresses.0`, ADDRESS_ERRORS.empty);
  }
  if (isShortStay(current?.period) && wanted.length < 2) {
    problems.add(`${at}addresses.1`, ADDRESS_ERRORS.previousEmpty);
  }
  return wanted.map(({ address, index }) => {
    const postCode = parsePostcode(address.postCode);
    if (!postCode.ok) problems.add(`${at}addresses.${index}.postCode`, POSTCODE_ERRORS[postCode.refusal]);
    return {
      ...LINES.reduce((lines, line) => ({ ...lines, [line]: address[line] || null }), NO_LINES),
      postCode: postCode.ok ? postCode.value : '',
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
