import { latinCapitals } from '../person/latin-capitals.ts';
import { COMMON_WORDS, PASSING_WORDS, RAIL_WORDS, REFERENCE_WORDS } from './bank-words.ts';

/** A description in capitals, with single spaces between its words and one at each end. */
export function plainText(description: string): string {
  return ` ${latinCapitals(description)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim()} `;
}

/** Whether a plain text has one of the words. */
export function hasWords(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.includes(` ${word} `));
}

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** Who paid or was paid, as the bank prints it, without the way the money took, numbers, months and references. */
export function counterpartyOf(text: string): string {
  const withoutRails = RAIL_WORDS.reduce((left, words) => left.replaceAll(` ${words} `, ' '), text);
  const words = wordsOf(withoutRails).filter((word) => !/\d/.test(word) && !PASSING_WORDS.includes(word));
  const isReference = (word: string): boolean => REFERENCE_WORDS.some((named) => named === word);
  const reference = words.findIndex((word, at) => at > 0 && isReference(word));
  const named = reference === -1 ? words : words.slice(0, reference);
  return named.filter((word) => !isReference(word)).join(' ');
}

/** The same for every spelling of one payer. Empty where the text names no one. */
export function counterpartyKey(counterparty: string): string {
  const words = wordsOf(counterparty);
  const telling = words.filter((word) => !COMMON_WORDS.includes(word));
  return (telling.length === 0 ? words : telling).join(' ');
}
