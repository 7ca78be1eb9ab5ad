import { accept, refuse, type Outcome } from '../outcome.ts';

export type UnservedArea = 'forcesPost' | 'crownDependency' | 'noHomes';

/**
 * Areas with the shape of a UK postcode where we do not lend: forces post has no UK address behind it, the Crown
 * dependencies have laws of their own (the Consumer Credit Act 1974, s.193, ends at the United Kingdom), and some
 * areas are only sorting codes of banks and of the Royal Mail.
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

/** The letters that a postcode begins with: "SW" of "SW1A 1AA". Takes what `parsePostcode` gave. */
export function postcodeArea(postcode: string): string {
  return /^[A-Z]*/.exec(postcode)?.[0] ?? '';
}

/** The area of a postcode, when somebody who lives there may borrow. Takes what `parsePostcode` gave. */
export function lendingArea(postcode: string): Outcome<string, UnservedArea> {
  const area = postcodeArea(postcode);
  const reason = UNSERVED_AREAS[area];
  return reason === undefined ? accept(area) : refuse(reason);
}
