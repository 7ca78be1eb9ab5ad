import { accept, refuse, type Outcome } from '../outcome.ts';

const SEPARATORS = /[\s\-\u2010-\u2015]/g;

/**
 * Parses the document reference number of a vehicle registration certificate (V5C): eleven digits. The new keeper
 * slip (V5C/2) has twelve digits and its own refusal, since it proves less. A V5C names the keeper, not the owner.
 */
export function parseV5cReference(text: string): Outcome<string, 'empty' | 'keeperSlip' | 'notElevenDigits'> {
  const digits = text.replaceAll(SEPARATORS, '');
  if (digits === '') return refuse('empty');
  if (/^\d{12}$/.test(digits)) return refuse('keeperSlip');
  return /^\d{11}$/.test(digits) ? accept(digits) : refuse('notElevenDigits');
}
