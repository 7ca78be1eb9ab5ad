import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { day } from './day.ts';
import { londonDay, londonDayOf, londonInstant, londonMidnight, londonMinutes } from './london.ts';

const instant = fc.integer({ min: Date.UTC(1996, 0, 1), max: Date.UTC(2199, 11, 31) });

function inLondon(epochMs: number) {
  return Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO('Europe/London');
}

describe('London', () => {
  test('agrees with the time-zone data on the day and the time', () => {
    fc.assert(
      fc.property(instant, (epochMs) => {
        const london = inLondon(epochMs);
        expect(londonDay(epochMs)).toBe(london.toPlainDate().toString());
        expect(londonMinutes(epochMs)).toBe(london.hour * 60 + london.minute);
      }),
      { numRuns: 500 },
    );
  });

  test('agrees with the time-zone data around every change of the clocks from 1996 to 2050', () => {
    const halfHour = 30 * 60_000;
    for (let year = 1996; year <= 2050; year += 1) {
      for (const change of [Date.UTC(year, 2, 25), Date.UTC(year, 9, 25)]) {
        for (let at = change; at < change + 7 * 86_400_000; at += halfHour) {
          if (new Date(at).getUTCDay() !== 0) continue;
          const london = inLondon(at);
          expect(londonMinutes(at)).toBe(london.hour * 60 + london.minute);
        }
      }
    }
  }, 20_000);

  test.each(['2026-03-29', '2026-03-30', '2026-06-15', '2026-10-25', '2026-10-26', '2026-12-01'])(
    'starts %s at midnight local time',
    (text) => {
      const midnight = londonMidnight(day(text));
      expect(midnight).toBe(Temporal.PlainDate.from(text).toZonedDateTime('Europe/London').epochMilliseconds);
      expect(londonDay(midnight)).toBe(text);
      expect(londonDay(midnight - 1) < text).toBe(true);
      expect(londonMinutes(midnight)).toBe(0);
    },
  );

  test.each([
    ['a winter morning', '2026-01-15', 9 * 60],
    ['a summer morning', '2026-07-15', 9 * 60],
    ['the morning after the clocks went forward', '2026-03-29', 9 * 60],
    ['the half hour that the clocks skip', '2026-03-29', 90],
    ['the first minute after it', '2026-03-29', 120],
    ['the half hour that the clocks repeat', '2026-10-25', 90],
    ['the first minute after it', '2026-10-25', 120],
    ['the evening after the clocks went back', '2026-10-25', 18 * 60],
    ['the end of a day', '2026-06-30', 1440],
  ])('agrees with the time-zone data on the instant of %s', (_, text, minutes) => {
    const clock = Temporal.PlainDate.from(text).toPlainDateTime().add({ minutes });
    expect(londonInstant(day(text), minutes)).toBe(clock.toZonedDateTime('Europe/London').epochMilliseconds);
  });
});

test('the date of an instant that is written down is that of the instant', () => {
  fc.assert(
    fc.property(instant, (epochMs) => {
      expect(londonDayOf(new Date(epochMs).toISOString())).toBe(londonDay(epochMs));
    }),
  );
});
