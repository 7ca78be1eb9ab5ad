import { accept, refuse, type Outcome } from '../outcome.ts';
import { parsePostcode } from './postcode.ts';

export type UnservedArea = 'forcesPost' | 'crownDependency' | 'noHomes';

/**
 * Areas in the format of a UK postcode where we do not lend: forces post has no UK address behind it; the Crown
 * dependencies have their own law (the Consumer Credit Act 1974, s.193, covers the United Kingdom only); some areas
 * are sorting codes of banks and Royal Mail without homes.
 */
const UNSERVED_AREAS: Readonly<Record<string, UnservedArea>> = {
  BF: 'forcesPost',
  GY: 'crownDependency',
  IM: 'crownDependency',
  JE: 'crownDependency',
  BX: 'noHomes',
  GIR: 'noHomes',
  XX: 'noHomes',
};

/** The letters at the start of a postcode: "SW" of "SW1A 1AA". Expects the output of `parsePostcode`. */
export function postcodeArea(postcode: string): string {
  return /^[A-Z]*/.exec(postcode)?.[0] ?? '';
}

/** The area of a postcode if its residents can borrow. Expects the output of `parsePostcode`. */
export function lendingArea(postcode: string): Outcome<string, UnservedArea> {
  const area = postcodeArea(postcode);
  const reason = UNSERVED_AREAS[area];
  return reason === undefined ? accept(area) : refuse(reason);
}

/** Why we do not lend at an address, as its applicant reads it. */
export const AREA_ERRORS = {
  forcesPost: 'Enter your home address in the UK, not a forces (BFPO) address',
  crownDependency:
    'We only lend to people who live in the UK. Jersey, Guernsey and the Isle of Man are not part of it',
  noHomes: 'This postcode isn’t a home address. Enter the postcode of your home',
} as const satisfies Record<UnservedArea, string>;

/** Whether a typed postcode is one where we do not lend; false for what is not a postcode. */
export function isUnserved(typed: string): boolean {
  const postcode = parsePostcode(typed);
  return postcode.ok && !lendingArea(postcode.value).ok;
}
