import { addDays, daysBetween, weekdayOf, type Day } from '@fairlead/core/calendar/day';
import { londonDay, londonInstant, londonMinutes } from '@fairlead/core/calendar/london';
import { isBankHoliday } from '@fairlead/core/calendar/working-days';

/** Minutes past midnight in London. `closes` is exclusive. Null means closed all day. */
export type DayHours = { opens: number; closes: number } | null;

export type OpeningHours = {
  /** One entry per weekday, Sunday first, as in core's `weekdayOf`. */
  week: readonly [DayHours, DayHours, DayHours, DayHours, DayHours, DayHours, DayHours];
  /** Closed on bank holidays in England and Wales, whatever the weekday. */
  closedOnBankHolidays: boolean;
};

export type OpeningState = {
  isOpen: boolean;
  /** The next opening if closed, the next closing if open. Null if the hours never change. */
  next: OpeningChange | null;
};

export type OpeningChange = {
  /** ISO instant in UTC. The current state lasts until then. */
  at: string;
  /** The day of the change in London. */
  on: Day;
  /** Days from today in London to `on`. */
  daysAhead: number;
  /** Minutes past midnight in London. */
  minutes: number;
};

/** Longer than any run of closed days. */
const LOOKAHEAD_DAYS = 28;

function between(opensHour: number, closesHour: number): DayHours {
  return { opens: opensHour * 60, closes: closesHour * 60 };
}

/** The same hours every day, including bank holidays. */
export function everyDay(opensHour: number, closesHour: number): OpeningHours {
  const hours = between(opensHour, closesHour);
  return { week: [hours, hours, hours, hours, hours, hours, hours], closedOnBankHolidays: false };
}

/** The same hours Monday to Friday, closed on bank holidays. */
export function mondayToFriday(opensHour: number, closesHour: number): OpeningHours {
  const hours = between(opensHour, closesHour);
  return { week: [null, hours, hours, hours, hours, hours, null], closedOnBankHolidays: true };
}

/** Whether the channel is open at an instant (epoch milliseconds), and when that next changes. */
export function openingState(hours: OpeningHours, epochMs: number): OpeningState {
  const isOpen = isOpenAt(hours, epochMs);
  const today = londonDay(epochMs);
  for (let daysAhead = 0; daysAhead <= LOOKAHEAD_DAYS; daysAhead += 1) {
    const at = boundaries(hours, addDays(today, daysAhead)).find(
      (instant) => instant > epochMs && isOpenAt(hours, instant) !== isOpen,
    );
    if (at !== undefined) return { isOpen, next: change(at, today) };
  }
  return { isOpen, next: null };
}

/** The hours of one day; null if closed all day. */
export function hoursOn({ week, closedOnBankHolidays }: OpeningHours, on: Day): DayHours {
  return closedOnBankHolidays && isBankHoliday(on) ? null : (week[weekdayOf(on)] ?? null);
}

/** Whether the channel is closed on this day only because it is a bank holiday. */
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
