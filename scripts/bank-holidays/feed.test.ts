import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFeed } from './feed.ts';

/** In the shape of gov.uk's bank-holidays.json: three divisions, of which one counts. */
function feedOf(dates: readonly unknown[], division = 'england-and-wales'): string {
  const events = dates.map((date) => ({ title: 'A holiday', date, notes: '', bunting: true }));
  const scotland = [{ title: '2nd January', date: '2026-01-02', notes: '', bunting: true }];
  return JSON.stringify({
    'england-and-wales': { division, events },
    scotland: { division: 'scotland', events: scotland },
    'northern-ireland': { division: 'northern-ireland', events: [] },
  });
}

function refusalOf(text: string): string {
  const feed = readFeed(text);
  return feed.ok ? '' : feed.refusal;
}

describe('the feed of gov.uk', () => {
  test('gives only the days of England and Wales, in order', () => {
    const feed = readFeed(feedOf(['2026-12-28', '2026-04-03', '2026-01-01']));
    expect(feed).toEqual({ ok: true, value: ['2026-01-01', '2026-04-03', '2026-12-28'] });
  });

  test('is asked for an exact date', () => {
    for (const date of ['2026-02-30', '01/01/2026', '2026-01-01T00:00:00', 20260101, null, undefined]) {
      expect(refusalOf(feedOf([date]))).toMatch(/^Not a bank holiday with a date/);
    }
  });

  test('lists no weekend: its substitute day is the holiday', () => {
    expect(refusalOf(feedOf(['2026-01-01', '2026-12-26']))).toMatch(/^2026-12-26 is on a weekend/);
    expect(refusalOf(feedOf(['2027-12-26']))).toMatch(/^2027-12-26 is on a weekend/);
  });

  test('lists no day twice', () => {
    expect(refusalOf(feedOf(['2026-01-01', '2026-01-01']))).toBe('2026-01-01 is listed twice.');
  });

  test.each([
    ['nothing', ''],
    ['a page instead of data', '<!doctype html>'],
    ['a list', '[]'],
    ['nothing of ours', '{"scotland":{"division":"scotland","events":[]}}'],
    ['a division without events', '{"england-and-wales":{"division":"england-and-wales"}}'],
    ['no event', feedOf([])],
    ['events of another division', feedOf(['2026-01-01'], 'scotland')],
    ['null', '{"england-and-wales":null}'],
    ['an inherited name', '{"__proto__":{"england-and-wales":{}}}'],
  ])('is refused when it is %s', (_, text) => {
    expect(refusalOf(text)).toMatch(/^Not the shape of gov.uk/);
  });

  test('is read or refused, whatever it says', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => !readFeed(text).ok));
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (dates) => typeof readFeed(feedOf(dates)).ok === 'boolean'),
    );
  });
});
