import { accept, refuse, type Outcome } from '../outcome.ts';

const SEPARATORS = /[\s\-\u2010-\u2015]/g;

/**
 * The document reference number of a vehicle's registration certificate (V5C): eleven digits. The slip of a new
 * keeper (V5C/2) has twelve and is refused by name, since it proves less. A V5C names the keeper, not the owner.
 */
export function parseV5cReference(text: string): Outcome<string, 'empty' | 'keeperSlip' | 'notElevenDigits'> {
  const digits = text.replaceAll(SEPARATORS, '');
  if (digits === '') return refuse('empty');
  if (/^\d{12}$/.test(digits)) return refuse('keeperSlip');
  return /^\d{11}$/.test(digits) ? accept(digits) : refuse('notElevenDigits');
}
