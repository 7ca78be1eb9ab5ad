import type { Day } from '@fairlead/core/calendar/day';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';
import type { FeedProblem } from './feed.ts';

/** Bank holidays by year, each year's in order. */
export type Years = ReadonlyMap<number, readonly Day[]>;

export type Change = { readonly added: readonly Day[]; readonly dropped: readonly Day[] };

/** Since 1978 every year has these: New Year, two at Easter, two in May, one in August, two at Christmas. */
const FEWEST = 8;

/** A proclamation moves one or two holidays of a year. A feed that lacks more is damaged or from another country. */
const MOST_DROPPED = 2;

export function byYear(days: Iterable<Day>): Years {
  return Map.groupBy([...days].toSorted(), (on) => Number(on.slice(0, 4)));
}

/**
 * The bundled years with those of the feed put in their place, in order. The others stay. A year is refused when it
 * has fewer than eight days or lacks more than two of those bundled, and a feed when it would leave a gap of years.
 */
export function replaceYears(bundled: Years, feed: Years): Outcome<Years, FeedProblem> {
  for (const [year, days] of feed) {
    if (days.length < FEWEST)
      return refuse(`${year} has only ${days.length} bank holidays: eight are usual.`);
    const lost = (bundled.get(year) ?? []).filter((on) => !days.includes(on));
    if (lost.length > MOST_DROPPED) {
      return refuse(`${year} would lose ${lost.join(', ')}: more than a proclamation moves.`);
    }
  }
  const years = [...bundled, ...feed].map(([year]) => year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const all = Array.from({ length: last - first + 1 }, (_, n) => first + n);
  const missing = all.find((year) => !bundled.has(year) && !feed.has(year));
  if (missing !== undefined) return refuse(`${missing} would be missing between the years that are there.`);
  return accept(new Map(all.map((year) => [year, feed.get(year) ?? bundled.get(year) ?? []])));
}

export function changeBetween(before: Years, after: Years): Change {
  const [had, has] = [before, after].map((years) => new Set([...years.values()].flat()));
  return {
    added: [...(has ?? [])].filter((on) => !had?.has(on)),
    dropped: [...(had ?? [])].filter((on) => !has?.has(on)),
  };
}

const TABLE = /^const PUBLISHED = \{\n.*?^\}/ms;
const RANGE = /PUBLISHED_YEARS = \{ first: \d+, last: \d+ \}/;

/**
 * The source of calendar/bank-holidays.ts with these years in its table. The rest of the file stays.
 * @throws Error when the source has no such table.
 */
export function writeYears(source: string, years: Years): string {
  if (!TABLE.test(source) || !RANGE.test(source)) {
    throw new Error('no table of bank holidays in the source');
  }
  const numbers = [...years.keys()];
  const rows = [...years].map(([year, days]) => `  ${year}: [${days.map(monthAndDay).join(', ')}],\n`);
  const range = `{ first: ${Math.min(...numbers)}, last: ${Math.max(...numbers)} }`;
  return source
    .replace(TABLE, `const PUBLISHED = {\n${rows.join('')}}`)
    .replace(RANGE, `PUBLISHED_YEARS = ${range}`);
}

function monthAndDay(on: Day): string {
  return `'${on.slice(5)}'`;
}
