import { accept, refuse, type Outcome } from '../outcome.ts';

/** The code of a text message: six digits, however they are spaced. */
export function parseStepUpCode(text: string): Outcome<string, 'empty' | 'notSixDigits'> {
  const code = text.replaceAll(/\s/g, '');
  if (code === '') return refuse('empty');
  return /^\d{6}$/.test(code) ? accept(code) : refuse('notSixDigits');
}

export const STEP_UP_CODE_ERRORS = {
  empty: 'Enter the 6-digit code',
  notSixDigits: 'Code must be 6 digits, like 123456',
} as const;
