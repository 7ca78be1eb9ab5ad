import { addDays, type Day } from '@fairlead/core/calendar/day';

/** One whole day in a calendar. */
export interface CalendarDay {
  /** The same for the same thing, when its day moves too. */
  readonly uid: string;
  readonly on: Day;
  readonly title: string;
}

export interface Calendar {
  readonly name: string;
  /** When what it shows changed last, as an ISO instant. */
  readonly changedAt: string;
  /** Grows with every change. */
  readonly sequence: number;
  readonly days: readonly CalendarDay[];
}

/** RFC 5545, 3.1: octets of a line without its end. */
const LONGEST_LINE = 75;

/** A calendar that others subscribe to, by RFC 5545. Read again once a day (RFC 7986, 5.7). */
export function calendarOf({ name, changedAt, sequence, days }: Calendar): Buffer {
  const stamp = `${changedAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Payments//Payments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...days.flatMap(({ uid, on, title }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${stamp}`,
      `SEQUENCE:${sequence}`,
      `DTSTART;VALUE=DATE:${dateOf(on)}`,
      `DTEND;VALUE=DATE:${dateOf(addDays(on, 1))}`,
      `SUMMARY:${escaped(title)}`,
      'TRANSP:TRANSPARENT',
      'CLASS:PRIVATE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return Buffer.from(lines.map((line) => `${folded(line)}\r\n`).join(''));
}

const dateOf = (on: Day): string => on.replaceAll('-', '');

/** RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r?\n/g, String.raw`\n`);

/** A long line continues after a space in the next one, never within a character. */
function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LONGEST_LINE) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
