import type { Day } from '../../calendar/day.ts';
import type { ScheduleRow } from '../../schedule/rows.ts';
import type { DatedAmount } from '../../settlement/statutory-balance.ts';
import type { ClosingKind } from '../events.ts';

/** The parts of an instalment. */
export type Part = 'interest' | 'principal' | 'fee';

export type Parts = Record<Part, number>;

/** An instalment that has been billed. */
export type BilledInstalment = {
  /** Its position among the billed instalments, from 0. */
  readonly index: number;
  row: ScheduleRow;
  /** The unpaid amount of each part. */
  readonly unpaid: Parts;
  /** The value date of a payment that is still expected: the due date, or the day that made it unpaid again. */
  expectedOn: Day;
  /** The first day on which it can be missed, if later than its collection allows. */
  canBeMissedFrom: Day;
};

/** Debt that ended without payment, by ledger account. */
export type WrittenDown = Readonly<
  Record<'rebates' | 'written-off' | 'debt-sold' | 'goods-returned', number>
>;

/** How a loan was closed, and the amount in pence that can stay owed. */
export type Closing = {
  readonly kind: ClosingKind;
  readonly valueOn: Day;
  readonly owed: number;
  /** The part of what is not owed any more that the borrower was to pay: it is a loss, not a rebate. */
  readonly shortfall: number;
};

/** A settlement whose money came back. */
export type Reopening = {
  readonly settledOn: Day;
  /** The day on which the borrower was notified. */
  readonly reopenedOn: Day;
  /** No instalment can be missed before. */
  readonly missedFrom: Day;
};

/** The balances of one loan during replay, in whole pence except for interest not booked yet. */
export type Book = {
  disbursedOn: Day | null;
  paidOut: number;
  /** Payments received less those reversed. */
  received: number;
  /** Credit refunded to the borrower. */
  refunded: number;
  credit: number;
  principal: number;
  /** Booked, unpaid and not yet billed in an instalment. */
  unbilledInterest: number;
  /** The unpaid parts of all billed instalments. */
  readonly billed: Parts;
  readonly billedInstalments: BilledInstalment[];
  /** Index of the first billed instalment that can be unpaid. */
  firstUnpaid: number;
  interestBooked: number;
  feesBooked: number;
  isOptionFeeBooked: boolean;
  /** Whether the agreement's rounding difference has been included in a last instalment. */
  isRoundingDifferenceBilled: boolean;
  /** The current period, from 0. */
  period: number;
  /** Unrounded interest of the current period up to `accruedTo`, and the part of it already booked. */
  accrued: number;
  accruedBooked: number;
  accruedTo: number;
  /** Payouts, and credit that was refunded: what the statutory formula counts as advances. */
  advances: readonly DatedAmount[];
  refunds: readonly DatedAmount[];
  /**
   * What part settlements were worth beyond the whole pence by which they reduced the debt: unrounded pence that still
   * count towards the settlement figure.
   */
  settlementRest: number;
  /** The reduced instalment that replaces the agreed one. */
  reducedInstalment: number | null;
  /** References of the freezes in force. */
  frozenBy: readonly string[];
  writtenDown: WrittenDown;
  /** The borrower has given notice of withdrawal: no more instalments are billed. */
  withdrawalNoticedOn: Day | null;
  closing: Closing | null;
  /** The last time that a settlement was re-opened. */
  reopening: Reopening | null;
};

/** The book of a loan without events. All figures are in pence, unrounded until they are booked. */
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
    advances: [],
    refunds: [],
    settlementRest: 0,
    reducedInstalment: null,
    frozenBy: [],
    writtenDown: { rebates: 0, 'written-off': 0, 'debt-sold': 0, 'goods-returned': 0 },
    withdrawalNoticedOn: null,
    closing: null,
    reopening: null,
  };
}

/** Interest, principal and fee added up, in pence. */
export function totalOf(parts: Parts): number {
  return parts.interest + parts.principal + parts.fee;
}

/** Interest booked and unpaid, billed or not, in pence. */
export function interestDue(book: Book): number {
  return book.unbilledInterest + book.billed.interest;
}

/** The outstanding debt: principal, booked interest and fees due, in pence, without future interest. */
export function outstanding(book: Book): number {
  return book.principal + interestDue(book) + book.billed.fee;
}

/** Principal and booked interest that have not been billed. */
export function unbilledDebt(book: Book): number {
  return book.principal - book.billed.principal + book.unbilledInterest;
}

/** Records an amount of debt written down to an account; a negative amount reverses it. */
export function writeDown(book: Book, account: keyof WrittenDown, amount: number): void {
  book.writtenDown = { ...book.writtenDown, [account]: book.writtenDown[account] + amount };
}

/** A copy that can be billed further without changing the book. */
export const copyOf = (book: Book): Book => ({
  ...book,
  billedInstalments: [...book.billedInstalments],
  billed: { ...book.billed },
});
