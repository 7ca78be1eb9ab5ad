import { londonMidnight } from '@fairlead/core/calendar/london';
import type { Day } from '@fairlead/core/calendar/day';

const HOUR_MS = 3_600_000;

/** A wall clock that shows ten in the morning until it is moved. Each reading is a millisecond later. */
export interface TestClock {
  now(): Date;
  pass(ms: number): void;
}

export function testClock(today: Day): TestClock {
  return clockAt(londonMidnight(today) + 10 * HOUR_MS);
}

/** The same from an instant, in milliseconds since 1970. */
export function clockAt(start: number): TestClock {
  let at = start;
  return {
    now: () => new Date(at++),
    pass: (ms) => {
      at += ms;
    },
  };
}
