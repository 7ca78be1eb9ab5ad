import { addDays, addMonths, epochDayOf, partsOf, type Day } from '../calendar/day.ts';
import { isWorkingDay } from '../calendar/working-days.ts';
import type { PaidFrequency } from './bank-income-rules.ts';

/** A month with the days since 1970 of its first day. */
type Month = {
  readonly number: number;
  readonly start: number;
  readonly length: number;
  readonly early: number;
};

/** A day of a payment, in days since 1970: grids are tried by the thousand. */
export type PlacedDay = {
  readonly at: number;
  /** Days after it, and before it, that are no working days: payments due on them are made on it. */
  readonly closedAfter: number;
  readonly closedBefore: number;
  /** Its month, and the ones before and after. */
  readonly months: readonly Month[];
};

/** A day on which a regular payment is due, and which one of its grid it is. */
type DueDay = {
  readonly number: number;
  readonly at: number;
  /** How many days early it can be paid besides. */
  readonly early: number;
};

/** Regular due days: every so many days, or one in each month. */
export type PaymentGrid = (day: PlacedDay) => readonly DueDay[];

const MONTHS_A_YEAR = 12;
const DAYS_OF_MONTH = 31;
const WEEK = 7;

/** Employers often pay December's wages before Christmas. */
const DECEMBER = 12;
const EARLY_BEFORE_CHRISTMAS = 14;

/** More days in a row than banks are ever closed. */
const LONGEST_CLOSURE = 6;

const range = (length: number): number[] => Array.from({ length }, (_unused, index) => index);

function monthsAround(on: Day): readonly Month[] {
  const first = addDays(on, 1 - partsOf(on).dayOfMonth);
  return [-1, 0, 1].map((later) => {
    const start = addMonths(first, later);
    const { year, month } = partsOf(start);
    return {
      number: year * MONTHS_A_YEAR + month,
      start: epochDayOf(start),
      length: epochDayOf(addMonths(start, 1)) - epochDayOf(start),
      early: month === DECEMBER ? EARLY_BEFORE_CHRISTMAS : 0,
    };
  });
}

/** Days without a working day next to a working day, counted in steps of 1 or -1. */
function closedDays(on: Day, step: 1 | -1): number {
  if (!isWorkingDay(on)) return 0;
  const open = range(LONGEST_CLOSURE).find((days) => isWorkingDay(addDays(on, (days + 1) * step)));
  return open ?? LONGEST_CLOSURE;
}

/** What the grids need to know of a day. */
export function placedDay(on: Day): PlacedDay {
  return {
    at: epochDayOf(on),
    closedAfter: closedDays(on, 1),
    closedBefore: closedDays(on, -1),
    months: monthsAround(on),
  };
}

/** `offset` is a due day, in days since 1970. */
function everyDays(days: number, offset: number): PaymentGrid {
  return ({ at }) => {
    const number = Math.floor((at - offset) / days);
    return [number, number + 1].map((due) => ({ number: due, at: due * days + offset, early: 0 }));
  };
}

/** `dueIn` gives days after the first day of a month. */
function everyMonth(dueIn: (month: Month) => number): PaymentGrid {
  return ({ months }) =>
    months.map((month) => ({
      number: month.number,
      at: month.start + dueIn(month),
      early: month.early,
    }));
}

/** The last one of a weekday in a month: a usual day for pay. `weekday` counts from Thursday, as days since 1970 do. */
function lastWeekday({ start, length }: Month, weekday: number): number {
  const last = start + length - 1;
  return length - 1 - ((((last - weekday) % WEEK) + WEEK) % WEEK);
}

const inDays = (days: number): readonly PaymentGrid[] => range(days).map((offset) => everyDays(days, offset));

const IN_MONTHS: readonly PaymentGrid[] = [
  ...range(DAYS_OF_MONTH).map((after) => everyMonth(({ length }) => Math.min(after, length - 1))),
  ...range(WEEK).map((weekday) => everyMonth((month) => lastWeekday(month, weekday))),
];

/** Every grid of each frequency. */
export const PAYMENT_GRIDS = {
  monthly: IN_MONTHS,
  'four-weekly': inDays(4 * WEEK),
  fortnightly: inDays(2 * WEEK),
  weekly: inDays(WEEK),
} as const satisfies Record<PaidFrequency, readonly PaymentGrid[]>;

/**
 * The days from a due day; one that was moved by closed banks, or paid before Christmas, counts as the slack. Null where
 * the payment is not for that day.
 */
function daysOff({ at, closedAfter, closedBefore }: PlacedDay, due: DueDay, slack: number): number | null {
  const late = at - due.at;
  if (Math.abs(late) <= slack) return Math.abs(late);
  const isMoved = late < 0 ? -late <= Math.max(closedAfter, due.early) : late <= closedBefore;
  return isMoved ? slack : null;
}

/** The due day that a payment is for, and how far it is off; null where it fits none. Of two alike the earlier. */
export function dueDayFor(
  grid: PaymentGrid,
  day: PlacedDay,
  slack: number,
): { readonly number: number; readonly daysOff: number } | null {
  let best: { readonly number: number; readonly daysOff: number } | null = null;
  for (const due of grid(day)) {
    const off = daysOff(day, due, slack);
    if (off !== null && (best === null || off < best.daysOff)) best = { number: due.number, daysOff: off };
  }
  return best;
}
