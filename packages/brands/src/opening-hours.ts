import { addDays, daysBetween, weekdayOf, type Day } from '@fairlead/core/calendar/day';
import { londonDay, londonInstant, londonMinutes } from '@fairlead/core/calendar/london';
import { isBankHoliday } from '@fairlead/core/calendar/working-days';

/** Minutes past London midnight; the closing minute itself is closed. Null is closed all day. */
export type DayHours = { opens: number; closes: number } | null;

export type OpeningHours = {
  /** One entry a weekday, Sunday first, as core counts weekdays. */
  week: readonly [DayHours, DayHours, DayHours, DayHours, DayHours, DayHours, DayHours];
  /** Nobody answers on a bank holiday of England and Wales, whatever its weekday. */
  closedOnBankHolidays: boolean;
};

export type OpeningState = {
  isOpen: boolean;
  /** The next opening when closed, the next closing when open; null for hours that never change. */
  next: OpeningChange | null;
};

export type OpeningChange = {
  /** The instant, ISO in UTC: what is true now is true until then. */
  at: string;
  /** The day in London, so many days after the London day asked about, and the minutes its clock then shows. */
  on: Day;
  daysAhead: number;
  minutes: number;
};

/** Longer than any run of days on which a weekly channel stays closed. */
const DAYS_LOOKED_AHEAD = 28;

function between(opensHour: number, closesHour: number): DayHours {
  return { opens: opensHour * 60, closes: closesHour * 60 };
}

/** The same hours on each day of the year, bank holidays too. */
export function everyDay(opensHour: number, closesHour: number): OpeningHours {
  const hours = between(opensHour, closesHour);
  return { week: [hours, hours, hours, hours, hours, hours, hours], closedOnBankHolidays: false };
}

/** The same hours on each weekday that is no bank holiday. */
export function mondayToFriday(opensHour: number, closesHour: number): OpeningHours {
  const hours = between(opensHour, closesHour);
  return { week: [null, hours, hours, hours, hours, hours, null], closedOnBankHolidays: true };
}

/** Whether somebody answers at an instant (epoch milliseconds), and when that changes. */
export function openingState(hours: OpeningHours, epochMs: number): OpeningState {
  const isOpen = isOpenAt(hours, epochMs);
  const today = londonDay(epochMs);
  for (let daysAhead = 0; daysAhead <= DAYS_LOOKED_AHEAD; daysAhead += 1) {
    const at = boundaries(hours, addDays(today, daysAhead)).find(
      (instant) => instant > epochMs && isOpenAt(hours, instant) !== isOpen,
    );
    if (at !== undefined) return { isOpen, next: change(at, today) };
  }
  return { isOpen, next: null };
}

/** The hours of one day, null when nobody answers on it. */
export function hoursOn({ week, closedOnBankHolidays }: OpeningHours, on: Day): DayHours {
  return closedOnBankHolidays && isBankHoliday(on) ? null : (week[weekdayOf(on)] ?? null);
}

/** Whether somebody would be there on this day if it were not a bank holiday. */
export function isClosedForBankHoliday(hours: OpeningHours, on: Day): boolean {
  return hoursOn(hours, on) === null && (hours.week[weekdayOf(on)] ?? null) !== null;
}

function isOpenAt(hours: OpeningHours, epochMs: number): boolean {
  const today = hoursOn(hours, londonDay(epochMs));
  const minutes = londonMinutes(epochMs);
  return today !== null && minutes >= today.opens && minutes < today.closes;
}

function boundaries(hours: OpeningHours, on: Day): number[] {
  const today = hoursOn(hours, on);
  return today ? [londonInstant(on, today.opens), londonInstant(on, today.closes)] : [];
}

function change(epochMs: number, today: Day): OpeningChange {
  const on = londonDay(epochMs);
  return {
    at: new Date(epochMs).toISOString(),
    on,
    daysAhead: daysBetween(today, on),
    minutes: londonMinutes(epochMs),
  };
}
