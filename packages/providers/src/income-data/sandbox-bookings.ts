import {
  addDays,
  addMonths,
  dayFromEpochDay,
  epochDayOf,
  partsOf,
  type Day,
} from '@fairlead/core/calendar/day';
import { addWorkingDays, isWorkingDay, nextWorkingDay } from '@fairlead/core/calendar/working-days';
import type { BankTransaction } from '@fairlead/core/income/bank-transaction';
import type { Pence } from '@fairlead/core/money/pence';
import type { IncomeDataToRead } from './port.ts';

type Period = Pick<IncomeDataToRead, 'from' | 'to'>;

/** A day on which something is booked, and which one of its kind it is: the same in every read. */
interface Dated {
  readonly on: Day;
  readonly number: number;
}

/** A payment that is made again and again. */
export interface Booking {
  readonly on: (period: Period) => readonly Dated[];
  /** Signed, as in a transaction; nothing is booked for zero. */
  readonly amount: (number: number) => Pence;
  readonly description: string;
  readonly kind: BankTransaction['kind'];
  /** The main account unless stated. */
  readonly account?: string;
}

/** No weekend with bank holidays moves a payment further. */
const LONGEST_SHIFT_DAYS = 10;

const MONTHS_A_YEAR = 12;
const WEEK = 7;

const before = (on: Day): Day => (isWorkingDay(on) ? on : addWorkingDays(on, -1));

const SHIFTS = { before, after: nextWorkingDay } as const;

const within = (dated: readonly Dated[], { from, to }: Period): readonly Dated[] =>
  dated.filter(({ on }) => on >= from && on <= to);

/** Once a month on a day, or on the working day before or after it. */
export function inMonths(dayOfMonth: number, shift: keyof typeof SHIFTS): Booking['on'] {
  const monthOf = (on: Day): number => partsOf(on).year * MONTHS_A_YEAR + partsOf(on).month;
  return (period) => {
    const first = addDays(period.from, -LONGEST_SHIFT_DAYS);
    const last = monthOf(addDays(period.to, LONGEST_SHIFT_DAYS));
    const dated = Array.from({ length: last - monthOf(first) + 1 }, (_unused, index) => ({
      on: SHIFTS[shift](addMonths(first, index, dayOfMonth)),
      number: monthOf(first) + index,
    }));
    return within(dated, period);
  };
}

/** Every so many weeks on a weekday (0 is Sunday), or on the working day before it. */
export function everyWeeks(weeks: number, weekday: number): Booking['on'] {
  // 1 January 1970 was a Thursday.
  const offset = (weekday - 4 + WEEK) % WEEK;
  const days = weeks * WEEK;
  const numberAt = (on: Day): number => Math.floor((epochDayOf(on) - offset) / days);
  return (period) => {
    const first = numberAt(period.from);
    const last = numberAt(addDays(period.to, LONGEST_SHIFT_DAYS));
    const dated = Array.from({ length: last - first + 1 }, (_unused, index) => ({
      on: before(dayFromEpochDay((first + index) * days + offset)),
      number: first + index,
    }));
    return within(dated, period);
  };
}

const MAIN_ACCOUNT = 'main';

const byDay = (a: BankTransaction, b: BankTransaction): number => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1);

/** The transactions of the bookings within a period, oldest first. */
export function transactionsOf(bookings: readonly Booking[], period: Period): readonly BankTransaction[] {
  return bookings
    .flatMap(({ on, amount, description, kind, account = MAIN_ACCOUNT }) =>
      on(period).map((dated) => ({ account, on: dated.on, amount: amount(dated.number), description, kind })),
    )
    .filter(({ amount }) => amount !== 0)
    .sort(byDay);
}
