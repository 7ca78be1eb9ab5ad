import { accept, refuse, type Outcome } from '../outcome.ts';
import { tooLongError } from '../text/text-errors.ts';

/** Maximum length in characters, with surplus spaces removed. */
const NAME_LIMIT = 50;

/** Maximum length as typed: `parseName` counts characters after it has removed surplus spaces. */
export const TYPED_NAME_LIMIT = 2 * NAME_LIMIT;

/** Letters of any script with their combining marks, joined by spaces, hyphens, apostrophes or full stops. */
const NAME = /^\p{L}[\p{L}\p{M}' .-]*$/u;

type NameRefusal = 'empty' | 'notAName' | 'tooLong';

/**
 * Parses a first or last name: composed (NFC), single spaces, straight apostrophes. It can be one letter or several
 * words.
 */
export function parseName(text: string): Outcome<string, NameRefusal> {
  const name = text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .trim();
  if (name === '') return refuse('empty');
  if (name.length > NAME_LIMIT) return refuse('tooLong');
  return NAME.test(name) ? accept(name) : refuse('notAName');
}

/** The errors of a field that takes a name; `field` begins the sentences: "First name". */
export function nameErrors(field: string, empty: string): Readonly<Record<NameRefusal, string>> {
  return {
    empty,
    notAName: `${field} must only include letters, spaces, hyphens and apostrophes`,
    tooLong: tooLongError(field, NAME_LIMIT),
  };
}

export const FIRST_NAME_ERRORS = nameErrors('First name', 'Enter your first name');
export const LAST_NAME_ERRORS = nameErrors('Last name', 'Enter your last name');
