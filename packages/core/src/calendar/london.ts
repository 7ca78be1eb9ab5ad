import { day, dayFromEpochDay, dayOf, epochDayOf, partsOf, weekdayOf, type Day } from './day.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The instant when the clocks change: 01:00 UTC on the last Sunday of a 31-day month. */
function clockChange(year: number, month: 3 | 10): number {
  const last = dayOf(year, month, 31);
  return (epochDayOf(last) - weekdayOf(last)) * DAY_MS + HOUR_MS;
}

/**
 * Milliseconds that London is ahead of UTC: an hour between the last Sundays of March and October at 01:00 UTC
 * (Summer Time Order 2002, SI 2002/262; the same rule since 1996).
 */
function offsetMs(epochMs: number): number {
  const { year } = partsOf(dayFromEpochDay(Math.floor(epochMs / DAY_MS)));
  return epochMs >= clockChange(year, 3) && epochMs < clockChange(year, 10) ? HOUR_MS : 0;
}

/** The calendar date in London at an instant (epoch milliseconds). @throws RangeError outside 1900 to 2199. */
export function londonDay(epochMs: number): Day {
  return dayFromEpochDay(Math.floor((epochMs + offsetMs(epochMs)) / DAY_MS));
}

/** The same of an ISO instant in UTC with milliseconds, as events are recorded: `2027-06-30T23:15:00.000Z` is 1 July. */
export function londonDayOf(instant: string): Day {
  const [date = '', time = ''] = instant.split('T');
  const [hours = '', minutes = ''] = time.split(':');
  return londonDay(epochDayOf(day(date)) * DAY_MS + Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS);
}

/** Minutes past midnight in London at an instant: 0 to 1439. */
export function londonMinutes(epochMs: number): number {
  const local = epochMs + offsetMs(epochMs);
  return Math.floor((local - Math.floor(local / DAY_MS) * DAY_MS) / MINUTE_MS);
}

/** The instant (epoch milliseconds) at which a day starts in London. Midnight is never skipped or repeated. */
export function londonMidnight(on: Day): number {
  return londonInstant(on, 0);
}

/**
 * The instant (epoch milliseconds) of a time in London, in minutes past midnight of a day; 1440 is the next midnight.
 * A time that the clocks repeat means its first occurrence; one that they skip is an hour later.
 */
export function londonInstant(on: Day, minutes: number): number {
  const utc = epochDayOf(on) * DAY_MS + minutes * MINUTE_MS;
  return utc - offsetMs(utc - HOUR_MS);
}
