import type { Day } from '@fairlead/core/calendar/day';
import type { Sealed } from '../../database/columns.ts';
import type { Cipher } from '../../security/cipher.ts';
import { sealText, textIn } from '../sealed-columns/sealed-columns.ts';
import type { ApplicationRow } from './loan-application-store.ts';

/** An address in the wire's seven fields; what was not given is null. */
export interface PostalAddress {
  readonly houseNumber: string | null;
  readonly flatNumber: string | null;
  readonly line1: string | null;
  readonly line2: string | null;
  readonly town: string | null;
  readonly county: string | null;
  readonly postCode: string;
}

/** The applicant as submitted and checked. Stored with the application, whatever the user's record says. */
export interface Applicant {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: Day;
  readonly email: string;
  /** E.164. */
  readonly mobileNumber: string;
  /** Current address first. */
  readonly addresses: readonly PostalAddress[];
}

export function sealApplicant(cipher: Cipher, applicationId: string, applicant: Applicant): Sealed {
  return cipher.seal(placeOf(applicationId), JSON.stringify(applicant));
}

export function openApplicant(
  cipher: Cipher,
  application: { readonly id: string; readonly applicant_encrypted: Sealed },
): Applicant {
  const text = cipher.open(placeOf(application.id), application.applicant_encrypted);
  return JSON.parse(text) as Applicant; // the cipher vouches that this is what `sealApplicant` wrote
}

/** What the applicant wrote of their occupation; null where they wrote nothing. */
export function sealOccupation(
  cipher: Cipher,
  applicationId: string,
  occupation: string | undefined,
): Sealed | null {
  return occupation ? sealText(cipher, 'loan_applications', applicationId, occupation) : null;
}

export function openOccupation(cipher: Cipher, application: ApplicationRow): string | null {
  return textIn(cipher, 'loan_applications', application);
}

/** "12 Sample Street" and the lines below it, without the empty ones. */
export function addressLines(address: PostalAddress): readonly string[] {
  const { flatNumber, houseNumber, line1, line2, town, county, postCode } = address;
  const street = [houseNumber, line1].filter(Boolean).join(' ');
  return [flatNumber, street, line2, town, county, postCode].filter(
    (line): line is string => line !== null && line !== '',
  );
}

function placeOf(row: string) {
  return { table: 'loan_applications', row, column: 'applicant_encrypted' };
}
