import { accept, refuse, type Outcome } from '../outcome.ts';

/** BS 7666: the six formats with their allowed letters, the exception GIR 0AA, and ZZ99 for pseudo-postcodes. */
const FULL =
  /^(GIR 0AA|ZZ99 [0-9][A-Z]{2}|[A-PR-UWYZ]([0-9]{1,2}|[A-HK-Y][0-9]([0-9]|[ABEHMNPRV-Y])?|[0-9][A-HJKPSTUW]) [0-9][ABD-HJLNP-UW-Z]{2})$/i;

/**
 * Parses a full UK postcode into the form "SW1A 1AA", ignoring case, spacing and punctuation. It checks only the
 * format, not that the postcode exists; `lendingArea` decides whether we lend there.
 */
export function parsePostcode(text: string): Outcome<string, 'empty' | 'notFull'> {
  const bare = text.replaceAll(/[\s.,'()-]/g, '');
  if (bare === '') return refuse('empty');
  const spaced = `${bare.slice(0, -3)} ${bare.slice(-3)}`;
  return FULL.test(spaced) ? accept(spaced.toUpperCase()) : refuse('notFull');
}

export const POSTCODE_ERRORS = {
  empty: 'Enter a postcode',
  notFull: 'Enter a full UK postcode, like SW1A 1AA',
} as const;
