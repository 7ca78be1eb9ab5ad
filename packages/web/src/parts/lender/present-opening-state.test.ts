import { everyDay, mondayToFriday, type OpeningHours } from '@fairlead/brands/opening-hours';
import { describe, expect, test } from 'vitest';
import { openingWordsChangeAt, presentOpeningState } from './present-opening-state.ts';

const PHONE = mondayToFriday(9, 18);
const EMAIL = everyDay(8, 20);

const wordsAt = (hours: OpeningHours, instant: string) => {
  const { isOpen, words } = presentOpeningState(hours, Date.parse(instant));
  expect(words.startsWith('Open')).toBe(isOpen);
  return words;
};

describe('a telephone answered from nine to six on weekdays', () => {
  test.each([
    ['at 08:59', '2026-01-14T08:59:59.999Z', 'Closed now, opens today at 9am'],
    ['at 09:00', '2026-01-14T09:00:00.000Z', 'Open now, until 6pm'],
    ['at 17:59', '2026-01-14T17:59:59.999Z', 'Open now, until 6pm'],
    ['at 18:00', '2026-01-14T18:00:00.000Z', 'Closed now, opens tomorrow at 9am'],
    ['a minute before midnight', '2026-01-14T23:59:59.999Z', 'Closed now, opens tomorrow at 9am'],
    ['at midnight', '2026-01-15T00:00:00.000Z', 'Closed now, opens today at 9am'],
    ['on a Friday at 18:00', '2026-01-16T18:00:00Z', 'Closed now, opens Monday at 9am'],
    ['on a Saturday', '2026-01-17T12:00:00Z', 'Closed now, opens Monday at 9am'],
    ['on a Sunday', '2026-01-18T12:00:00Z', 'Closed now, opens tomorrow at 9am'],
    ['by a summer clock at 08:59', '2026-07-15T07:59:59Z', 'Closed now, opens today at 9am'],
    ['by a summer clock at 09:00', '2026-07-15T08:00:00Z', 'Open now, until 6pm'],
    ['on the evening before Easter', '2026-04-02T17:00:00Z', 'Closed now, opens Tuesday at 9am'],
    ['on Good Friday', '2026-04-03T11:00:00Z', 'Closed today: bank holiday, opens Tuesday at 9am'],
    ['on Easter Monday', '2026-04-06T11:00:00Z', 'Closed today: bank holiday, opens tomorrow at 9am'],
    ['on Easter Sunday', '2026-04-05T11:00:00Z', 'Closed now, opens Tuesday at 9am'],
    ['on a substitute day', '2026-12-28T11:00:00Z', 'Closed today: bank holiday, opens tomorrow at 9am'],
  ])('%s', (_, instant, words) => {
    expect(wordsAt(PHONE, instant)).toBe(words);
  });
});

describe('an email desk on the days on which the clocks change', () => {
  test.each([
    ['in March a minute before eight', '2026-03-29T06:59:59Z', 'Closed now, opens today at 8am'],
    ['in March at eight', '2026-03-29T07:00:00Z', 'Open now, until 8pm'],
    ['in March at eight in the evening', '2026-03-29T19:00:00Z', 'Closed now, opens tomorrow at 8am'],
    ['on the evening before', '2026-03-28T20:00:00Z', 'Closed now, opens tomorrow at 8am'],
    ['in October a minute before eight', '2026-10-25T07:59:59Z', 'Closed now, opens today at 8am'],
    ['in October at eight', '2026-10-25T08:00:00Z', 'Open now, until 8pm'],
    ['in October a minute before closing', '2026-10-25T19:59:59Z', 'Open now, until 8pm'],
  ])('%s', (_, instant, words) => {
    expect(wordsAt(EMAIL, instant)).toBe(words);
  });
});

describe('hours that are out of the usual', () => {
  const noon = '2026-06-17T12:00:00Z';

  test('never closed', () => {
    expect(wordsAt(everyDay(0, 24), noon)).toBe('Open now, day and night');
  });

  test('never open', () => {
    const week = [null, null, null, null, null, null, null] as const;
    expect(wordsAt({ week, closedOnBankHolidays: true }, noon)).toBe('Closed');
  });

  test('until midnight', () => {
    expect(wordsAt(everyDay(8, 24), noon)).toBe('Open now, until midnight');
  });

  test('through the night', () => {
    const [nine, allDay] = [
      { opens: 540, closes: 1440 },
      { opens: 0, closes: 1440 },
    ];
    const week = [allDay, nine, null, null, null, nine, allDay] as const;
    const hours = { week, closedOnBankHolidays: false };
    expect(wordsAt(hours, '2026-06-19T12:00:00Z')).toBe('Open now, until midnight Monday');
    expect(wordsAt(hours, '2026-06-15T12:00:00Z')).toBe('Open now, until midnight');
  });

  test('one day of the week, asked just after it', () => {
    const week = [null, null, null, { opens: 540, closes: 720 }, null, null, null] as const;
    const hours = { week, closedOnBankHolidays: false };
    expect(wordsAt(hours, noon)).toBe('Closed now, opens on 24 June 2026 at 9am');
  });
});

describe('words of a phone and an email desk together', () => {
  const changeAfter = (instant: string) =>
    new Date(openingWordsChangeAt([PHONE, EMAIL], Date.parse(instant))).toISOString();

  test.each([
    ['the first opening', '2026-01-14T07:59:59.999Z', '2026-01-14T08:00:00.000Z'],
    ['the second opening', '2026-01-14T08:00:00.000Z', '2026-01-14T09:00:00.000Z'],
    ['the first closing', '2026-01-14T09:00:00.000Z', '2026-01-14T18:00:00.000Z'],
    ['the last closing', '2026-01-14T18:00:00.000Z', '2026-01-14T20:00:00.000Z'],
    ['midnight, when tomorrow becomes today', '2026-01-14T20:00:00.000Z', '2026-01-15T00:00:00.000Z'],
    ["London's midnight in summer", '2026-07-14T20:00:00.000Z', '2026-07-14T23:00:00.000Z'],
    ['the midnight after the clocks went forward', '2026-03-29T20:00:00.000Z', '2026-03-29T23:00:00.000Z'],
    ['the midnight after the clocks went back', '2026-10-25T20:00:00.000Z', '2026-10-26T00:00:00.000Z'],
  ])('apply until %s', (_, instant, change) => {
    expect(changeAfter(instant)).toBe(change);
  });
});
