import { describe, expect, test } from 'vitest';
import { everyDay, mondayToFriday, openingState, type OpeningHours } from './opening-hours.ts';

const PHONE = mondayToFriday(9, 18);
const EMAIL = everyDay(8, 20);

function at(hours: OpeningHours, instant: string): string {
  const { isOpen, next } = openingState(hours, Date.parse(instant));
  const clock = next && `${String(Math.floor(next.minutes / 60)).padStart(2, '0')}:${pad(next.minutes % 60)}`;
  return `${isOpen ? 'open' : 'closed'} until ${next ? `${next.on} ${clock} (${next.at}, +${next.daysAhead})` : 'further notice'}`;
}

const pad = (n: number): string => String(n).padStart(2, '0');

describe('a phone line open from 9am to 6pm on weekdays', () => {
  test.each([
    ['at 08:59', '2026-01-14T08:59:59.999Z', 'closed until 2026-01-14 09:00 (2026-01-14T09:00:00.000Z, +0)'],
    ['at 09:00', '2026-01-14T09:00:00.000Z', 'open until 2026-01-14 18:00 (2026-01-14T18:00:00.000Z, +0)'],
    ['at 17:59', '2026-01-14T17:59:59.999Z', 'open until 2026-01-14 18:00 (2026-01-14T18:00:00.000Z, +0)'],
    ['at 18:00', '2026-01-14T18:00:00.000Z', 'closed until 2026-01-15 09:00 (2026-01-15T09:00:00.000Z, +1)'],
    [
      'on a Friday at 18:00',
      '2026-01-16T18:00:00Z',
      'closed until 2026-01-19 09:00 (2026-01-19T09:00:00.000Z, +3)',
    ],
    [
      'on a Sunday at noon',
      '2026-01-18T12:00:00Z',
      'closed until 2026-01-19 09:00 (2026-01-19T09:00:00.000Z, +1)',
    ],
    [
      'in summer time at 08:59',
      '2026-07-15T07:59:00Z',
      'closed until 2026-07-15 09:00 (2026-07-15T08:00:00.000Z, +0)',
    ],
    [
      'in summer time at 09:00',
      '2026-07-15T08:00:00Z',
      'open until 2026-07-15 18:00 (2026-07-15T17:00:00.000Z, +0)',
    ],
    [
      'just after midnight in London and before midnight in UTC',
      '2026-07-14T23:30:00Z',
      'closed until 2026-07-15 09:00 (2026-07-15T08:00:00.000Z, +0)',
    ],
  ])('%s', (_, instant, state) => {
    expect(at(PHONE, instant)).toBe(state);
  });

  test.each([
    [
      'Good Friday to Easter Monday',
      '2026-04-02T17:00:00Z',
      'closed until 2026-04-07 09:00 (2026-04-07T08:00:00.000Z, +5)',
    ],
    [
      'the August bank holiday',
      '2026-08-31T11:00:00Z',
      'closed until 2026-09-01 09:00 (2026-09-01T08:00:00.000Z, +1)',
    ],
    [
      'the substitute Monday for Boxing Day on a Saturday',
      '2026-12-28T11:00:00Z',
      'closed until 2026-12-29 09:00 (2026-12-29T09:00:00.000Z, +1)',
    ],
    [
      'a four-day Christmas with two substitute days',
      '2027-12-24T18:00:00Z',
      'closed until 2027-12-29 09:00 (2027-12-29T09:00:00.000Z, +5)',
    ],
  ])('is closed over %s', (_, instant, state) => {
    expect(at(PHONE, instant)).toBe(state);
  });
});

describe('the days when the clocks change', () => {
  test.each([
    [
      'in March, email opens at 8am summer time',
      EMAIL,
      '2026-03-29T06:59:59Z',
      'closed until 2026-03-29 08:00 (2026-03-29T07:00:00.000Z, +0)',
    ],
    [
      'in March, the evening before shows that opening time',
      EMAIL,
      '2026-03-28T20:00:00Z',
      'closed until 2026-03-29 08:00 (2026-03-29T07:00:00.000Z, +1)',
    ],
    [
      'in March, email is open from that instant',
      EMAIL,
      '2026-03-29T07:00:00Z',
      'open until 2026-03-29 20:00 (2026-03-29T19:00:00.000Z, +0)',
    ],
    [
      'in October, email opens an hour later in UTC',
      EMAIL,
      '2026-10-25T07:59:59Z',
      'closed until 2026-10-25 08:00 (2026-10-25T08:00:00.000Z, +0)',
    ],
    [
      'in October, the evening before shows that opening time',
      EMAIL,
      '2026-10-24T19:00:00Z',
      'closed until 2026-10-25 08:00 (2026-10-25T08:00:00.000Z, +1)',
    ],
    [
      'in October, email closes at 8pm in London',
      EMAIL,
      '2026-10-25T19:59:59Z',
      'open until 2026-10-25 20:00 (2026-10-25T20:00:00.000Z, +0)',
    ],
    [
      'in March, a phone line closed for the weekend opens on Monday in summer time',
      PHONE,
      '2026-03-28T12:00:00Z',
      'closed until 2026-03-30 09:00 (2026-03-30T08:00:00.000Z, +2)',
    ],
    [
      'in October, a phone line closed for the weekend opens on Monday in winter time',
      PHONE,
      '2026-10-24T12:00:00Z',
      'closed until 2026-10-26 09:00 (2026-10-26T09:00:00.000Z, +2)',
    ],
  ])('%s', (_, hours, instant, state) => {
    expect(at(hours, instant)).toBe(state);
  });
});

describe('a channel that is open every day', () => {
  test('stays open on Christmas Day', () => {
    expect(at(EMAIL, '2026-12-25T12:00:00Z')).toMatch(/^open until 2026-12-25 20:00/);
  });

  test('has no next change if it never closes or never opens', () => {
    expect(at(everyDay(0, 24), '2026-06-15T12:00:00Z')).toBe('open until further notice');
    const never = { ...PHONE, week: [null, null, null, null, null, null, null] } as const;
    expect(at(never, '2026-06-15T12:00:00Z')).toBe('closed until further notice');
  });
});
