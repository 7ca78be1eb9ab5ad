import { TYPED_NAME_LIMIT } from './name.ts';

/** Maximum length of a name typed as a signature: a first and a last name. */
export const SIGNED_NAME_LIMIT = 2 * TYPED_NAME_LIMIT;

export const SIGNED_NAME_ERRORS = {
  empty: 'Type your full name to sign',
  /** `name` is the one in the documents. */
  another: (name: string): string => `Type your name as it appears in your agreement: ${name}`,
} as const;

/** A first and a last name, each of one or several words. */
export type FullName = { readonly firstName: string; readonly lastName: string };

/** Letters that have no base letter of their own in Unicode. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

const TITLES: ReadonlySet<string> = new Set(['mr', 'mrs', 'ms', 'miss', 'mx', 'dr']);

/**
 * The words of a name as they are compared: in lower case, without accents, apostrophes, full stops and a title, with a
 * hyphen as a space.
 */
export function nameWords(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøðđþłı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '');
  const words = plain.split(/[\s-]+/).filter((word) => word !== '');
  return words.length > 2 && TITLES.has(words[0] ?? '') ? words.slice(1) : words;
}

/**
 * Whether a typed name is a person's: the first of their first names, then any middle names or none, then the whole
 * last name. Case, spaces, hyphens, apostrophes and accents make no difference.
 */
export function isNameOf(typed: string, { firstName, lastName }: FullName): boolean {
  const words = nameWords(typed);
  const first = nameWords(firstName);
  const last = nameWords(lastName).join('');
  return words.some((_, at) => {
    const given = words.slice(0, at);
    if (words.slice(at).join('') !== last) return false;
    return (first[0] !== undefined && given[0] === first[0]) || isJoined(given, first);
  });
}

/** "Mary-Jane" typed as one word, or the other way round. */
const isJoined = (given: readonly string[], first: readonly string[]): boolean =>
  given.length > 0 && given.join('') === first.join('');
