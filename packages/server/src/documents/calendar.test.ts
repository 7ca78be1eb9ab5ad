import { day } from '@fairlead/core/calendar/day';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarOf, type Calendar } from './calendar.ts';

const CALENDAR: Calendar = {
  name: 'Payments',
  changedAt: '2026-11-25T16:05:09.123Z',
  sequence: 4,
  days: [{ uid: 'feed-payment-1', on: day('2026-12-31'), title: 'Payment by Direct Debit' }],
};

const textOf = (calendar: Calendar): string => calendarOf(calendar).toString();

/** As RFC 5545 has a reader do it. */
const unfolded = (text: string): readonly string[] => text.replaceAll('\r\n ', '').split('\r\n');

const valueOf = (text: string, name: string): string | undefined =>
  unfolded(text)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replaceAll(String.raw`\n`, '\n')
    .replaceAll(/\\([\\;,])/g, '$1');

describe('a calendar', () => {
  test('is what RFC 5545 asks for, with one whole day for each payment', () => {
    expect(textOf(CALENDAR)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Payments//Payments//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'NAME:Payments',
        'X-WR-CALNAME:Payments',
        'REFRESH-INTERVAL;VALUE=DURATION:P1D',
        'X-PUBLISHED-TTL:P1D',
        'BEGIN:VEVENT',
        'UID:feed-payment-1',
        'DTSTAMP:20261125T160509Z',
        'SEQUENCE:4',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:Payment by Direct Debit',
        'TRANSP:TRANSPARENT',
        'CLASS:PRIVATE',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  test('without payments is still a calendar', () => {
    expect(unfolded(textOf({ ...CALENDAR, days: [] }))).not.toContain('BEGIN:VEVENT');
  });

  test('gives back any text, in lines of at most 75 octets', () => {
    const plain = fc.string({ unit: 'grapheme', maxLength: 200 }).filter((text) => !/[\r\\]|^\s/.test(text));
    fc.assert(
      fc.property(plain, (title) => {
        const text = textOf({ ...CALENDAR, days: [{ ...CALENDAR.days[0]!, title }] });
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(valueOf(text, 'SUMMARY')).toBe(title);
      }),
    );
  });
});
