import {
  addDays,
  addMonths,
  dayFromEpochDay,
  daysBetween,
  epochDayOf,
  partsOf,
  weekdayOf,
  type Day,
} from '../calendar/day.ts';
import { addWorkingDays, isWorkingDay, nextWorkingDay } from '../calendar/working-days.ts';
import type { PaidFrequency } from './bank-income-rules.ts';

/** A day on which a regular payment is due, and which one of its grid it is. */
type DueDay = { readonly number: number; readonly on: Day };

/** Regular due days: every so many days, or one in each month. */
export type PaymentGrid = { readonly near: (on: Day) => readonly DueDay[] };

const MONTHS_A_YEAR = 12;
const DAYS_OF_MONTH = 31;
const WEEK = 7;

/** Weekends with bank holidays move a payment by up to this many days. */
const LONGEST_SHIFT = 6;

const range = (length: number): number[] => Array.from({ length }, (_unused, index) => index);

function everyDays(days: number, offset: number): PaymentGrid {
  const due = (number: number): DueDay => ({ number, on: dayFromEpochDay(number * days + offset) });
  return {
    near(on) {
      const number = Math.floor((epochDayOf(on) - offset) / days);
      return [due(number), due(number + 1)];
    },
  };
}

/** `dueIn` is given the first day of a month. */
function everyMonth(dueIn: (first: Day) => Day): PaymentGrid {
  return {
    near(on) {
      const { year, month, dayOfMonth } = partsOf(on);
      const first = addDays(on, 1 - dayOfMonth);
      return [-1, 0, 1].map((later) => ({
        number: year * MONTHS_A_YEAR + month + later,
        on: dueIn(addMonths(first, later)),
      }));
    },
  };
}

/** The last one of a weekday in a month: a usual day for pay. */
function lastWeekday(first: Day, weekday: number): Day {
  const last = addMonths(first, 0, DAYS_OF_MONTH);
  return addDays(last, -((weekdayOf(last) - weekday + WEEK) % WEEK));
}

const inDays = (days: number): readonly PaymentGrid[] => range(days).map((offset) => everyDays(days, offset));

const IN_MONTHS: readonly PaymentGrid[] = [
  ...range(DAYS_OF_MONTH).map((at) => everyMonth((first) => addMonths(first, 0, at + 1))),
  ...range(WEEK).map((weekday) => everyMonth((first) => lastWeekday(first, weekday))),
];

/** Every grid of each frequency. */
export const PAYMENT_GRIDS = {
  monthly: IN_MONTHS,
  'four-weekly': inDays(4 * WEEK),
  fortnightly: inDays(2 * WEEK),
  weekly: inDays(WEEK),
} as const satisfies Record<PaidFrequency, readonly PaymentGrid[]>;

/** The least days from a due day, or from the working day before or after one that is none; null when it is neither. */
function daysOff(on: Day, due: Day, slack: number): number | null {
  const days = Math.abs(daysBetween(due, on));
  if (days <= slack) return days;
  if (days > LONGEST_SHIFT || isWorkingDay(due)) return null;
  return on === addWorkingDays(due, -1) || on === nextWorkingDay(due) ? slack : null;
}

/** The due day that a payment is for, and how far it is off; null where it fits none. */
export function dueDayFor(
  { near }: PaymentGrid,
  on: Day,
  slack: number,
): { readonly number: number; readonly daysOff: number } | null {
  const fitting = near(on).flatMap(({ number, on: due }) => {
    const off = daysOff(on, due, slack);
    return off === null ? [] : [{ number, daysOff: off }];
  });
  return fitting.reduce<(typeof fitting)[number] | null>(
    (best, one) => (best === null || one.daysOff < best.daysOff ? one : best),
    null,
  );
}
