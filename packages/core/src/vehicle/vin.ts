import { accept, refuse, type Outcome } from '../outcome.ts';

const SEPARATORS = /[\s\-\u2010-\u2015]/g;

/** Letters that could be taken for 1 and 0 are not used. */
const SHAPE = /^[A-HJ-NPR-Z0-9]{17}$/i;

/**
 * A vehicle identification number: seventeen capitals and digits without I, O and Q (ISO 3779). Its check digit
 * binds only makers for North America, so it is not counted.
 */
export function parseVin(text: string): Outcome<string, 'empty' | 'notAVin'> {
  const bare = text.replaceAll(SEPARATORS, '');
  if (bare === '') return refuse('empty');
  return SHAPE.test(bare) ? accept(bare.toUpperCase()) : refuse('notAVin');
}
