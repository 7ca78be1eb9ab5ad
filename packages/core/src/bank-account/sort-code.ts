import { accept, refuse, type Outcome } from '../outcome.ts';

const SEPARATORS = /[\s\-\u2010-\u2015]/g;

/** A sort code as six digits; hyphens and spaces are removed. Whether it exists is for the modulus check. */
export function parseSortCode(text: string): Outcome<string, 'empty' | 'notSixDigits'> {
  const digits = text.replaceAll(SEPARATORS, '');
  if (digits === '') return refuse('empty');
  return /^\d{6}$/.test(digits) ? accept(digits) : refuse('notSixDigits');
}

/**
 * An account number as eight digits. Older numbers of six or seven digits are padded with zeros on the left
 * (Vocalink).
 */
export function parseAccountNumber(text: string): Outcome<string, 'empty' | 'notSixToEightDigits'> {
  const digits = text.replaceAll(SEPARATORS, '');
  if (digits === '') return refuse('empty');
  return /^\d{6,8}$/.test(digits) ? accept(digits.padStart(8, '0')) : refuse('notSixToEightDigits');
}

export const SORT_CODE_ERRORS = {
  empty: 'Enter a sort code, like 309430',
  notSixDigits: 'Sort code must be 6 digits, like 309430',
} as const;

export const ACCOUNT_NUMBER_ERRORS = {
  empty: 'Enter an account number',
  notSixToEightDigits: 'Account number must be between 6 and 8 digits',
} as const;
