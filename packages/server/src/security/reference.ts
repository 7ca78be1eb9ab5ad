import { randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for one another when read aloud. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** What a borrower and the lender call an application and its loan, or a message, on bank statements too (Bacs: 6 to 18 characters). */
export function newReference(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
