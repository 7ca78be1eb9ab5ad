import type { PublicAddress } from '../../paths.ts';

/** Something that the help page can find. */
export type HelpEntry = {
  title: string;
  /** Its words: searched, and the first paragraph shown. */
  text: readonly string[];
  /** The topic or list that it belongs to. */
  label: string;
  href: PublicAddress;
};

const MOST_RESULTS = 8;
const LONGEST_QUERY = 100;
const LEAST_STEM = 3;

const WORTH = { title: 6, titleStart: 4, label: 3, text: 2, textStart: 1 } as const;

/** Words that are in every question and tell none from another. */
const COMMON = new Set(
  'a about an and are as at be by can do does for from get have how i if is it me my of on or our so that the this to up was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** Other words that people use for what the pages describe. */
const ALSO: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    arrears: ['missed'],
    behind: ['missed', 'difficult'],
    braille: ['support'],
    cancel: ['mind', 'withdraw', 'early'],
    cooling: ['mind'],
    date: ['day'],
    debt: ['difficult', 'paying'],
    disabled: ['support'],
    late: ['missed'],
    login: ['password'],
    overpay: ['extra', 'more'],
    rating: ['score'],
    refused: ['turned', 'down'],
    rejected: ['turned', 'down'],
    repossess: ['taken', 'back'],
    settle: ['early', 'off'],
    skint: ['difficult'],
  }),
);

const ENDINGS = ['ing', 'ed', 'es', 'e', 's'];

/** Near enough to a word's stem that "missed" finds "miss" and "paying" finds "payment". */
function stem(word: string): string {
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= LEAST_STEM);
  return ending === undefined || word.endsWith('ss') ? word : word.slice(0, -ending.length);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+(?:-[a-z]+)*/g) ?? [];
}

/** Each word that is asked for, with the others that mean it, as stems. */
function asked(query: string): readonly (readonly string[])[] {
  const words = wordsOf(query.slice(0, LONGEST_QUERY)).filter((word) => !COMMON.has(word));
  return [...new Set(words)].map((word) => [word, ...(ALSO.get(word) ?? [])].map(stem));
}

function worthOf(stems: readonly string[], title: Set<string>, label: Set<string>, text: Set<string>) {
  const worth = (term: string): number => {
    const starts = (words: Set<string>) => [...words].some((word) => word.startsWith(term));
    if (title.has(term)) return WORTH.title;
    if (starts(title)) return WORTH.titleStart;
    if (label.has(term)) return WORTH.label;
    if (text.has(term)) return WORTH.text;
    return starts(text) ? WORTH.textStart : 0;
  };
  return Math.max(...stems.map(worth));
}

function stemsOf(...texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap(wordsOf).map(stem));
}

/** The entries that answer a query: those in which most of its words are found, the best place first. */
export function searchHelp<Entry extends HelpEntry>(entries: readonly Entry[], query: string): Entry[] {
  const terms = asked(query);
  const scored = entries.map((entry) => {
    const [title, label, text] = [stemsOf(entry.title), stemsOf(entry.label), stemsOf(...entry.text)];
    const worths = terms.map((stems) => worthOf(stems, title, label, text)).filter((worth) => worth > 0);
    return { entry, hits: worths.length, worth: worths.reduce((sum, worth) => sum + worth, 0) };
  });
  const mostHits = Math.max(1, ...scored.map(({ hits }) => hits));
  return scored
    .filter(({ hits }) => hits === mostHits)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_RESULTS)
    .map(({ entry }) => entry);
}
