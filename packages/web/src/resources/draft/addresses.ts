import { isFilledAddress, isShortStay } from '@fairlead/core/person/address';
import { parsePostcode } from '@fairlead/core/person/postcode';
import type { FoundAddress } from '../address.ts';
import { emptyAddress, type DraftAddress } from './draft.ts';
import type { WholeSubmission } from './whole-submission.ts';

/** The manual flag is set, or one of the lines that make an address is there. */
export function isFilled(address: DraftAddress): boolean {
  return address.populateManually || isFilledAddress(address);
}

const LINES = ['houseNumber', 'flatNumber', 'line1', 'line2', 'town', 'county', 'postCode'] as const;

/** Puts a found address in; how long it was lived at stays. */
export function choose(address: DraftAddress, found: FoundAddress): DraftAddress {
  const lines = Object.fromEntries(LINES.map((line) => [line, found[line] ?? '']));
  return { ...address, ...lines, populateManually: false };
}

/** Another postcode is another address; the same one, however it is typed, keeps what was chosen. */
export function retypePostCode(address: DraftAddress, postCode: string): DraftAddress {
  const [before, after] = [parsePostcode(address.postCode), parsePostcode(postCode)];
  const isSame = before.ok && after.ok && before.value === after.value;
  if (isSame || address.populateManually) return { ...address, postCode };
  return { ...emptyAddress(address.index), period: address.period, postCode };
}

const sameText = (a: string | null, b: string): boolean => (a ?? '') === b;

export function isSameAddress(found: FoundAddress, address: DraftAddress): boolean {
  return LINES.every((line) => sameText(found[line], address[line]));
}

/** An address that is known of a borrower, where the form has none: what was typed wins. */
export function mergeAddress(known: FoundAddress | undefined, typed: DraftAddress): DraftAddress {
  if (!known || isFilled(typed) || typed.postCode !== '') return typed;
  return choose(typed, known);
}

type AddressBody = WholeSubmission['user']['addresses'][number];

/** The addresses that are sent: the present one, and the one before it after a short stay. Empty ones are dropped. */
export function addressesBody([present, previous]: readonly [DraftAddress, DraftAddress]): AddressBody[] {
  const wanted = isShortStay(present.period) ? [present, previous] : [present];
  return wanted.filter(isFilled).map(addressBody);
}

const orNull = (line: string): string | null => line.trim() || null;

function addressBody(address: DraftAddress): AddressBody {
  const { index, period, populateManually, houseNumber, flatNumber, line1, line2, town, county } = address;
  return {
    houseNumber: orNull(houseNumber),
    flatNumber: orNull(flatNumber),
    line1: orNull(line1),
    line2: orNull(line2),
    town: orNull(town),
    county: orNull(county),
    postCode: address.postCode,
    index,
    populateManually,
    ...(period === null ? {} : { period }),
  };
}
