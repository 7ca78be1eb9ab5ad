import { wholeNumber } from './whole-number.ts';

/** What a field says when it holds more characters than it takes. `field` begins the sentence: "First name". */
export function tooLongError(field: string, limit: number): string {
  return `${field} must be ${wholeNumber(limit)} characters or less`;
}

/** What a field says when it holds characters that cannot be stored. */
export function unreadableError(field: string): string {
  return `${field} has characters that we cannot read. Type it again`;
}
