import type { Day } from '../../calendar/day.ts';
import type { ScheduleRow } from '../../schedule/rows.ts';
import type { ClosingKind } from '../events.ts';

/** The parts in which an instalment is owed. */
export type Part = 'interest' | 'principal' | 'fee';

export type Parts = Record<Part, number>;

/** An instalment that has fallen due. */
export type BilledInstalment = {
  /** Its place among the demands, from 0. */
  readonly index: number;
  row: ScheduleRow;
  /** What is still to be paid of it. */
  readonly unpaid: Parts;
  /** The first day on which it can be missed, when that is later than its collection allows. */
  canBeMissedFrom: Day;
};

/** Debt that ended without being paid, by the account that bears it. */
export type WrittenDown = Readonly<
  Record<'rebates' | 'written-off' | 'debt-sold' | 'goods-returned', number>
>;

/** How a loan was closed, and how much may stay owed, in pence. */
export type Closing = { readonly kind: ClosingKind; readonly valueOn: Day; readonly owed: number };

/** One loan while its history is told: whole pence, but for the interest that is not booked yet. */
export type Book = {
  disbursedOn: Day | null;
  paidOut: number;
  /** Payments less those taken back. */
  received: number;
  /** Credit sent back to the borrower. */
  refunded: number;
  credit: number;
  principal: number;
  /** Booked, unpaid and not yet in an instalment. */
  unbilledInterest: number;
  /** The unpaid parts of all demands. */
  readonly billed: Parts;
  readonly billedInstalments: BilledInstalment[];
  /** No demand before this one is open. */
  firstUnpaid: number;
  interestBooked: number;
  feesBooked: number;
  isOptionFeeBooked: boolean;
  /** Whether the agreement's own rounding difference has been given to a last instalment. */
  isRoundingDifferenceBilled: boolean;
  /** The period that runs, from 0. */
  period: number;
  /** Unrounded interest of that period, up to `accruedTo`, and what was booked of it. */
  accrued: number;
  accruedBooked: number;
  accruedTo: number;
  /**
   * The debt by the statutory formula, unrounded: the advances less every instalment as if paid when due and every
   * other payment, grown at the APR (SI 2004/1483, reg. 4). The option fee is left out.
   */
  statutory: number;
  /** The part of a year by which it has grown in the period that runs. */
  statutoryYears: number;
  /** The instalment in place of the agreed one, once it has been lowered. */
  reducedInstalment: number | null;
  /** References of the freezes in force. */
  frozenBy: readonly string[];
  writtenDown: WrittenDown;
  closing: Closing | null;
};

/** A loan of which nothing has happened yet. Every figure is in pence, unrounded until it is booked. */
export function emptyBook(): Book {
  return {
    disbursedOn: null,
    paidOut: 0,
    received: 0,
    refunded: 0,
    credit: 0,
    principal: 0,
    unbilledInterest: 0,
    billed: { interest: 0, principal: 0, fee: 0 },
    billedInstalments: [],
    firstUnpaid: 0,
    interestBooked: 0,
    feesBooked: 0,
    isOptionFeeBooked: false,
    isRoundingDifferenceBilled: false,
    period: 0,
    accrued: 0,
    accruedBooked: 0,
    accruedTo: 0,
    statutory: 0,
    statutoryYears: 0,
    reducedInstalment: null,
    frozenBy: [],
    writtenDown: { rebates: 0, 'written-off': 0, 'debt-sold': 0, 'goods-returned': 0 },
    closing: null,
  };
}

/** Interest, principal and fee together, in pence. */
export function totalOf(parts: Parts): number {
  return parts.interest + parts.principal + parts.fee;
}

/** Interest booked and unpaid, asked for by an instalment or not, in pence. */
export function interestDue(book: Book): number {
  return book.unbilledInterest + book.billed.interest;
}

/** What is owed by the books: principal, booked interest and fees that are due, in pence; no interest to come. */
export function outstanding(book: Book): number {
  return book.principal + interestDue(book) + book.billed.fee;
}

/** Principal and booked interest that no instalment has asked for. */
export function unbilledDebt(book: Book): number {
  return book.principal - book.billed.principal + book.unbilledInterest;
}

/** Moves an amount of debt, in effect, to the account that bears it; a negative amount brings it back. */
export function writeDown(book: Book, account: keyof WrittenDown, amount: number): void {
  book.writtenDown = { ...book.writtenDown, [account]: book.writtenDown[account] + amount };
}
