import type { Day } from '@fairlead/core/calendar/day';
import { ADDRESS_ERRORS, isFilledAddress, isShortStay } from '@fairlead/core/person/address';
import { BIRTH_DATE_ERRORS, checkBirthDate } from '@fairlead/core/person/birth-date';
import { AREA_ERRORS, lendingArea } from '@fairlead/core/person/postcode-area';
import type { PostalAddress } from '../../resources/loan-application/applicant.ts';
import { readAddress } from '../../resources/user/addresses.ts';
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
  return wanted.map(({ address: typed, index }) => {
    const { address, problems: found } = readAddress(typed);
    for (const [line, message] of Object.entries(found))
      problems.add(`${at}addresses.${index}.${line}`, message);
    // Where someone lived before may be anywhere with a postcode.
    if (index === 0)
      problems.addRefused(`${at}addresses.0.postCode`, lendingArea(address.postCode), AREA_ERRORS);
    return address;
  });
}
