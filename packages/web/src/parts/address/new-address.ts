import { parsePostcode } from '@fairlead/core/person/postcode';
import type { BodyOf } from '@fairlead/contract/wire/client';
import { checkChosenAddress, checkPostCode, checkTypedAddress } from '../application/check-address.ts';
import type { FoundAddress } from '../../resources/address.ts';
import { addressesBody, choose, retypePostCode } from '../../resources/draft/addresses.ts';
import { emptyAddress, type DraftAddress } from '../../resources/draft/draft.ts';
import type { Problems } from '../../resources/problems.ts';
import type { ApiError } from '../../state/api-error.ts';

/** The new address as it is typed, with the postcode that was looked up; `foundAt` is empty before that. */
export type NewAddress = {
  houseNumber: string;
  flatNumber: string;
  line1: string;
  line2: string;
  town: string;
  county: string;
  postCode: string;
  isManual: boolean;
  foundAt: string;
};

const NO_LINES = { houseNumber: '', flatNumber: '', line1: '', line2: '', town: '', county: '' };

export const NO_ADDRESS: NewAddress = { ...NO_LINES, postCode: '', isManual: false, foundAt: '' };

/** Whether anything of it was typed. */
export function isBegun(address: NewAddress): boolean {
  return Object.values(address).some((value) => value !== '' && value !== false);
}

/** What the form asks for next: a postcode, one of the addresses there, or the address itself. */
export type Asks = 'postcode' | 'choice' | 'lines';

export function asksFor({ isManual, foundAt }: NewAddress): Asks {
  if (isManual) return 'lines';
  return foundAt === '' ? 'postcode' : 'choice';
}

/** As the parts of the application form know an address. */
export function asDraft({ isManual, foundAt: _foundAt, ...lines }: NewAddress): DraftAddress {
  return { ...emptyAddress(0), ...lines, populateManually: isManual };
}

const linesOf = ({ houseNumber, flatNumber, line1, line2, town, county, postCode }: DraftAddress) => ({
  houseNumber,
  flatNumber,
  line1,
  line2,
  town,
  county,
  postCode,
});

/** Another postcode is another address, which is looked up again. */
export function withPostCode(address: NewAddress, postCode: string): NewAddress {
  const { foundAt } = address;
  const parsed = parsePostcode(postCode);
  const isSame = parsed.ok && parsed.value === foundAt;
  const lines = linesOf(retypePostCode(asDraft(address), postCode));
  return { ...address, ...lines, foundAt: isSame ? foundAt : '' };
}

export function withFound(address: NewAddress, found: FoundAddress): NewAddress {
  return { ...address, ...linesOf(choose(asDraft(address), found)) };
}

/** The postcode as it is looked up; the typed text where it is none. */
export function postCodeToFind({ postCode }: NewAddress): string {
  const parsed = parsePostcode(postCode);
  return parsed.ok ? parsed.value : postCode;
}

const CHECKS: Readonly<Record<Asks, (address: DraftAddress) => Problems>> = {
  postcode: checkPostCode,
  choice: checkChosenAddress,
  lines: checkTypedAddress,
};

export function checkNewAddress(address: NewAddress): Problems {
  return CHECKS[asksFor(address)](asDraft(address));
}

/** Undefined before there is an address. */
export function newAddressBody(address: NewAddress): BodyOf<'changeAddress'> | undefined {
  return addressesBody([asDraft(address), emptyAddress(1)])[0];
}

/** What the server refused, at the fields of the form; empty where it is about none of them. */
export function refusedLines({ fields = {} }: Pick<ApiError, 'fields'>): Problems {
  const known = Object.entries(fields).filter(([field]) => field in NO_LINES || field === 'postCode');
  return Object.fromEntries(known.map(([field, [message = '']]) => [`addresses.0.${field}`, message]));
}
