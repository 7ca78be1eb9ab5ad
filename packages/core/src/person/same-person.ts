import { latinCapitals } from './latin-capitals.ts';

const TITLES: ReadonlySet<string> = new Set([
  ...['MR', 'MRS', 'MISS', 'MS', 'MX', 'MASTER', 'DR', 'PROF', 'PROFESSOR', 'SIR', 'DAME', 'LADY', 'LORD'],
  ...['REV', 'REVEREND', 'ESQ', 'JR', 'SR'],
]);

/** What separates the holders of a joint account. */
const BETWEEN_HOLDERS = /&|\+|\/|;|\bAND\b/;

/** The words of a name without titles; apostrophes join, and everything else that is no letter separates. */
function wordsOf(name: string): readonly string[] {
  const words = latinCapitals(name)
    .replaceAll("'", '')
    .split(/[^A-Z]+/);
  return words.filter((word) => word !== '' && !TITLES.has(word));
}

const isInitialOf = (initial: string, name: string): boolean =>
  initial.length === 1 && name.startsWith(initial);

const isSameGivenName = (a: string, b: string): boolean => a === b || isInitialOf(a, b) || isInitialOf(b, a);

/** A surname of one or two words, such as "Mc Donald", at the end of a name, with the given names before it. */
function surnamesOf(
  words: readonly string[],
): readonly { readonly surname: string; readonly given: string }[] {
  return [1, 2].flatMap((length) => {
    const given = words[0];
    return given === undefined || words.length <= length
      ? []
      : [{ surname: words.slice(-length).join(''), given }];
  });
}

/** Each place in a name where a surname could be, first or last or between, with the first word besides it. */
function readingsOf(
  words: readonly string[],
): readonly { readonly surname: string; readonly given: string }[] {
  return [1, 2].flatMap((length) =>
    words.flatMap((_word, at) => {
      const given = [...words.slice(0, at), ...words.slice(at + length)][0];
      const isWhole = at + length <= words.length;
      return given === undefined || !isWhole
        ? []
        : [{ surname: words.slice(at, at + length).join(''), given }];
    }),
  );
}

/** The holders of a joint account that a bank prints as one name. */
export function holdersIn(printed: string): readonly string[] {
  return latinCapitals(printed)
    .split(BETWEEN_HOLDERS)
    .filter((holder) => wordsOf(holder).length > 0);
}

/**
 * Whether a name that a bank prints, of one holder or of several, can be a person's: the same surname, and a first
 * name that is the same or its initial. Titles, case, accents, hyphens, the order of the names and further given names
 * make no difference. A different surname, such as before a marriage, and a name that is used instead of the first one
 * are no match: those are for a person to judge.
 */
export function isSamePerson(printed: string, person: string): boolean {
  const wanted = surnamesOf(wordsOf(person));
  return holdersIn(printed).some((holder) =>
    readingsOf(wordsOf(holder)).some(({ surname, given }) =>
      wanted.some(
        (one) => one.surname.length > 1 && one.surname === surname && isSameGivenName(one.given, given),
      ),
    ),
  );
}
