import type { Day } from '@fairlead/core/calendar/day';
import { ADDRESS_ERRORS, isFilledAddress, isShortStay } from '@fairlead/core/person/address';
import { BIRTH_DATE_ERRORS, checkBirthDate } from '@fairlead/core/person/birth-date';
import { parsePostcode, POSTCODE_ERRORS } from '@fairlead/core/person/postcode';
import { tableOf } from '@fairlead/core/records';
import type { PostalAddress } from '../../resources/loan-application/applicant.ts';
import type { FieldProblems } from './field-problems.ts';

export type AddressGiven = Readonly<Record<Exclude<keyof PostalAddress, 'postCode'>, string | null>> & {
  readonly postCode: string;
  readonly period?: number | undefined;
};

/** An applicant is old enough, and not older than anyone. */
export function checkAge(dateOfBirth: Day, today: Day, problems: FieldProblems, at = ''): void {
  problems.addRefused(`${at}dateOfBirth`, checkBirthDate(dateOfBirth, today), BIRTH_DATE_ERRORS);
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
    problems.addRefused(`${at}addresses.${index}.postCode`, postCode, POSTCODE_ERRORS);
    return {
      ...tableOf(LINES, (line) => address[line] || null),
      postCode: postCode.ok ? postCode.value : '',
    };
  });
}

const LINES = ['houseNumber', 'flatNumber', 'line1', 'line2', 'town', 'county'] as const;
