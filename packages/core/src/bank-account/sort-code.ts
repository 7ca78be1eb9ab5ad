import { accept, refuse, type Outcome } from '../outcome.ts';

const SEPARATORS = /[\s\-\u2010-\u2015]/g;

/** Six digits of a sort code, with or without its hyphens. Whether the code exists is the modulus check's matter. */
export function parseSortCode(text: string): Outcome<string, 'empty' | 'notSixDigits'> {
  const digits = text.replaceAll(SEPARATORS, '');
  if (digits === '') return refuse('empty');
  return /^\d{6}$/.test(digits) ? accept(digits) : refuse('notSixDigits');
}

/** An account number of eight digits; six and seven digits are older numbers and gain zeros at the left (Vocalink). */
export function parseAccountNumber(text: string): Outcome<string, 'empty' | 'notSixToEightDigits'> {
  const digits = text.replaceAll(SEPARATORS, '');
  if (digits === '') return refuse('empty');
  return /^\d{6,8}$/.test(digits) ? accept(digits.padStart(8, '0')) : refuse('notSixToEightDigits');
}
