import type { Day } from '../calendar/day.ts';
import type { ScheduleRow } from '../schedule/rows.ts';

/** The parts in which an instalment is owed, in the order in which a payment meets them. */
export const PARTS = ['interest', 'principal', 'fee'] as const;

export type Parts = Record<(typeof PARTS)[number], number>;

/** An instalment that has fallen due. */
export type Demand = {
  /** Its place among the demands, from 0. */
  readonly index: number;
  row: ScheduleRow;
  /** What is still to be paid of it. */
  readonly open: Parts;
  /** The first day on which it can be missed, when that is later than its collection allows. */
  exposedFrom: Day;
};

/** One loan while its history is told: whole pence, but for the interest that is not booked yet. */
export type Book = {
  disbursedOn: Day | null;
  paidOut: number;
  /** Payments less those taken back. */
  received: number;
  credit: number;
  principal: number;
  /** Booked, unpaid and not yet in an instalment. */
  openInterest: number;
  /** The unpaid parts of all demands. */
  readonly demanded: Parts;
  readonly demands: Demand[];
  /** No demand before this one is open. */
  firstOpen: number;
  interestBooked: number;
  feesBooked: number;
  isOptionFeeBooked: boolean;
  /** Whether the agreement's own rounding difference has been given to a last instalment. */
  isDifferenceGiven: boolean;
  /** The period that runs, from 0. */
  period: number;
  /** Unrounded interest of that period, up to `accruedTo`, and what was booked of it. */
  accrued: number;
  bookedOfAccrued: number;
  accruedTo: number;
};

export function emptyBook(): Book {
  return {
    disbursedOn: null,
    paidOut: 0,
    received: 0,
    credit: 0,
    principal: 0,
    openInterest: 0,
    demanded: { interest: 0, principal: 0, fee: 0 },
    demands: [],
    firstOpen: 0,
    interestBooked: 0,
    feesBooked: 0,
    isOptionFeeBooked: false,
    isDifferenceGiven: false,
    period: 0,
    accrued: 0,
    bookedOfAccrued: 0,
    accruedTo: 0,
  };
}

export function totalOf(parts: Parts): number {
  return parts.interest + parts.principal + parts.fee;
}

export function interestDue(book: Book): number {
  return book.openInterest + book.demanded.interest;
}

export function outstanding(book: Book): number {
  return book.principal + interestDue(book) + book.demanded.fee;
}
