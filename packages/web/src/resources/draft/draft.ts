import type { TypedDate } from '@fairlead/core/calendar/typed-date';
import type { Stay } from '@fairlead/core/person/address';

export type DraftAddress = {
  index: 0 | 1;
  houseNumber: string;
  flatNumber: string;
  line1: string;
  line2: string;
  town: string;
  county: string;
  postCode: string;
  period: Stay | null;
  populateManually: boolean;
};

export type PersonFields = { firstName: string; lastName: string; dateOfBirth: TypedDate };

/** The present address, and the one before it. */
export type AddressFields = { addresses: [DraftAddress, DraftAddress] };

/** What a signed-in borrower has already given us. */
type KnownFields = PersonFields & AddressFields & { email: string };

/**
 * The application as typed. It is not normalised before it is sent, so nothing typed is lost. Each step of the form
 * stores its own fields here too: `features/applying/steps`.
 */
export type TypedDraft = KnownFields & Record<string, unknown>;

export function emptyAddress(index: 0 | 1): DraftAddress {
  const lines = { houseNumber: '', flatNumber: '', line1: '', line2: '', town: '', county: '', postCode: '' };
  return { index, ...lines, period: null, populateManually: false };
}

export const EMPTY_PERSON: PersonFields = {
  firstName: '',
  lastName: '',
  dateOfBirth: { day: '', month: '', year: '' },
};

export const EMPTY_ADDRESSES: AddressFields = { addresses: [emptyAddress(0), emptyAddress(1)] };

export const EMPTY_DRAFT: TypedDraft = { ...EMPTY_PERSON, ...EMPTY_ADDRESSES, email: '' };
