import { accept, refuse, type Outcome } from '../outcome.ts';

const MAX_LENGTH = 50;

/** Letters of any script with their combining marks, joined by spaces, hyphens, apostrophes or full stops. */
const NAME = /^\p{L}[\p{L}\p{M}' .-]*$/u;

/**
 * Parses a first or last name: composed (NFC), single spaces, straight apostrophes. It can be one letter or several
 * words.
 */
export function parseName(text: string): Outcome<string, 'empty' | 'notAName' | 'tooLong'> {
  const name = text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .trim();
  if (name === '') return refuse('empty');
  if (name.length > MAX_LENGTH) return refuse('tooLong');
  return NAME.test(name) ? accept(name) : refuse('notAName');
}
