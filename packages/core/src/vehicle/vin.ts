import { accept, refuse, type Outcome } from '../outcome.ts';

const SEPARATORS = /[\s\-\u2010-\u2015]/g;

/** I, O and Q are excluded because they look like 1 and 0. */
const SHAPE = /^[A-HJ-NPR-Z0-9]{17}$/i;

/**
 * Parses a vehicle identification number: seventeen capitals and digits without I, O and Q (ISO 3779). The check
 * digit is only mandatory in North America, so it is not verified.
 */
export function parseVin(text: string): Outcome<string, 'empty' | 'notAVin'> {
  const bare = text.replaceAll(SEPARATORS, '');
  if (bare === '') return refuse('empty');
  return SHAPE.test(bare) ? accept(bare.toUpperCase()) : refuse('notAVin');
}
