import { parsePostcode } from '@fairlead/core/person/postcode';
import type { FoundAddress } from '../../resources/address.ts';
import { emptyAddress, type DraftAddress, type Stay } from './draft.ts';
import { ERRORS } from './errors.ts';
import { only, wordsFor, type Problems } from './problems.ts';

/** The stay that is too short for one address to be enough history (the specification's value 6). */
const SHORT_STAY: Stay = 6;

/** Shortest first: who has just moved looks for it. */
export const STAYS: readonly { value: Stay; label: string }[] = [
  { value: 6, label: 'Less than 3 years' },
  { value: 5, label: '3 years' },
  { value: 4, label: '4 years' },
  { value: 3, label: '5 to 9 years' },
  { value: 2, label: '10 to 19 years' },
  { value: 1, label: '20 years or more' },
];

export function needsPreviousAddress({ period }: Pick<DraftAddress, 'period'>): boolean {
  return period === SHORT_STAY;
}

const FILLED_BY = ['flatNumber', 'houseNumber', 'line1', 'line2', 'town'] as const;

/** The manual flag is set, or one of the lines that make an address is there. */
export function isFilled(address: DraftAddress): boolean {
  return address.populateManually || FILLED_BY.some((line) => address[line].trim() !== '');
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

/** An address that is known of a borrower, under what the form has: what was typed wins. */
export function mergeAddress(known: FoundAddress | undefined, typed: DraftAddress): DraftAddress {
  if (!known || isFilled(typed) || typed.postCode !== '') return typed;
  return choose(typed, known);
}

/** The two that are sent: the present address, and the one before it after a short stay. Empty ones are dropped. */
export function addressesToSend([present, previous]: readonly [DraftAddress, DraftAddress]): DraftAddress[] {
  const wanted = needsPreviousAddress(present) ? [present, previous] : [present];
  return wanted.filter(isFilled);
}

export function checkPostCode({ index, postCode }: DraftAddress): Problems {
  return only({ [`addresses.${index}.postCode`]: wordsFor(parsePostcode(postCode), ERRORS.postCode) });
}

export function checkChoice(address: DraftAddress): Problems {
  return only({ [`addresses.${address.index}.choice`]: isFilled(address) ? undefined : ERRORS.choice.empty });
}

/** An address typed by hand. */
export function checkTypedAddress(address: DraftAddress): Problems {
  const { index, houseNumber, flatNumber, line1, town } = address;
  const isMissing = (text: string): boolean => text.trim() === '';
  const hasNumber = !isMissing(houseNumber) || !isMissing(flatNumber);
  return only({
    [`addresses.${index}.houseNumber`]: hasNumber ? undefined : ERRORS.houseNumber.empty,
    [`addresses.${index}.line1`]: isMissing(line1) ? ERRORS.line1.empty : undefined,
    [`addresses.${index}.town`]: isMissing(town) ? ERRORS.town.empty : undefined,
    ...checkPostCode(address),
  });
}

export function checkStay({ index, period }: DraftAddress): Problems {
  return only({ [`addresses.${index}.period`]: period === null ? ERRORS.period.empty : undefined });
}
