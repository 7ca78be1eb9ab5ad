import { accept, refuse, type Outcome } from '../outcome.ts';

const SEPARATORS = /[\s().\-\u2010-\u2015]/g;

/** National or international, with the trunk zero that people leave in "+44 (0)7700". */
const MOBILE = /^(?:0|(?:\+|00)?440?)(7\d{9})$/;

/** Ofcom's numbering plan: 070 is personal numbering, 076 paging. */
const NOT_MOBILE = /^7[06]/;

/**
 * A UK mobile number in E.164, "+447700900123". Ofcom's drama numbers count as numbers.
 */
export function parseUkMobile(text: string): Outcome<string, 'empty' | 'not-uk-mobile'> {
  const bare = text.replaceAll(SEPARATORS, '');
  if (bare === '') return refuse('empty');
  const national = MOBILE.exec(bare)?.[1];
  return national === undefined || NOT_MOBILE.test(national)
    ? refuse('not-uk-mobile')
    : accept(`+44${national}`);
}
