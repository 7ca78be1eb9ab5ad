import { readFileSync } from 'node:fs';
import { PUBLISHED_BANK_HOLIDAYS, PUBLISHED_YEARS } from '@fairlead/core/calendar/bank-holidays';
import { addDays, day, type Day } from '@fairlead/core/calendar/day';
import { usualBankHolidays } from '@fairlead/core/calendar/usual-bank-holidays';
import { describe, expect, test } from 'vitest';
import { formatted } from '../formatted.ts';
import { inRoot } from '../root.ts';
import { byYear, changeBetween, replaceYears, writeYears, type Years } from './table.ts';

const FILE = inRoot('packages/core/src/calendar/bank-holidays.ts');
const SOURCE = readFileSync(FILE, 'utf8');
const BUNDLED = byYear([...PUBLISHED_BANK_HOLIDAYS].map(day));

function feedWith(year: number, change: (days: readonly Day[]) => readonly Day[]): Years {
  return byYear(change(BUNDLED.get(year) ?? usualBankHolidays(year)));
}

function replaced(feed: Years): Years {
  const years = replaceYears(BUNDLED, feed);
  if (!years.ok) throw new Error(years.refusal);
  return years.value;
}

function refusalOf(feed: Years): string {
  const years = replaceYears(BUNDLED, feed);
  return years.ok ? '' : years.refusal;
}

describe('bank holidays taken from a feed', () => {
  test('that says the same change nothing', () => {
    const years = replaced(byYear([...BUNDLED.values()].flat().toReversed()));
    expect(years).toEqual(BUNDLED);
    expect(changeBetween(BUNDLED, years)).toEqual({ added: [], dropped: [] });
    expect(writeYears(SOURCE, years)).toBe(SOURCE);
  });

  test('add a day proclaimed for once, and leave the other years', () => {
    const extra = day('2026-06-15');
    const years = replaced(feedWith(2026, (days) => [...days, extra]));
    expect(years.get(2026)).toHaveLength(9);
    expect(changeBetween(BUNDLED, years)).toEqual({ added: [extra], dropped: [] });
    expect([...years.keys()]).toEqual([...BUNDLED.keys()]);
  });

  test('may move two holidays of a year, as in 2022', () => {
    const years = replaced(feedWith(2027, (days) => days.map((on, n) => (n < 2 ? addDays(on, 8) : on))));
    expect(changeBetween(BUNDLED, years).dropped).toEqual(['2027-01-01', '2027-03-26']);
  });

  test('carry the table on by a year', () => {
    const next = PUBLISHED_YEARS.last + 1;
    const years = replaced(byYear(usualBankHolidays(next)));
    expect([...years.keys()].at(-1)).toBe(next);
    expect(writeYears(SOURCE, years)).toContain(
      `PUBLISHED_YEARS = { first: ${PUBLISHED_YEARS.first}, last: ${next} }`,
    );
  });
});

describe('bank holidays are refused', () => {
  test('when a year is cut short', () => {
    expect(refusalOf(feedWith(2028, (days) => days.slice(0, 7)))).toMatch(/^2028 has only 7 bank holidays/);
  });

  test('when a year loses more than a proclamation moves', () => {
    const moved = feedWith(2027, (days) => days.map((on, n) => (n < 3 ? addDays(on, 8) : on)));
    expect(refusalOf(moved)).toBe(
      '2027 would lose 2027-01-01, 2027-03-26, 2027-03-29: more than a proclamation moves.',
    );
  });

  test('when a year would be missing in between', () => {
    const { first, last } = PUBLISHED_YEARS;
    expect(refusalOf(byYear(usualBankHolidays(last + 2)))).toMatch(
      new RegExp(`^${last + 1} would be missing`),
    );
    expect(refusalOf(byYear(usualBankHolidays(first - 2)))).toMatch(new RegExp(`^${first - 1} would be`));
  });
});

describe('the table in the source', () => {
  test('is formatted, sorted, and nothing around it is touched', async () => {
    const years = replaced(
      byYear([...usualBankHolidays(2031), ...(BUNDLED.get(2022) ?? []), day('2022-02-22')].toReversed()),
    );
    const written = writeYears(SOURCE, years);
    expect(written).toContain("  2022: ['01-03', '02-22', '04-15',");
    expect(written).toContain(
      "  2031: ['01-01', '04-11', '04-14', '05-05', '05-26', '08-25', '12-25', '12-26'],\n}",
    );
    expect(await formatted(written)).toBe(written);
    const [head, tail] = [SOURCE.indexOf('PUBLISHED_YEARS'), SOURCE.indexOf('as const satisfies')];
    expect(written.slice(0, head)).toBe(SOURCE.slice(0, head));
    expect(written.endsWith(SOURCE.slice(tail))).toBe(true);
  });

  test('must be there', () => {
    expect(() => writeYears('export const NOTHING = {};\n', BUNDLED)).toThrow('no table');
  });
});
