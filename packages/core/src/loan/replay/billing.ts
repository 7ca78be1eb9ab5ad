import { addDays, type Day } from '../../calendar/day.ts';
import { halfUp, pence } from '../../money/pence.ts';
import type { ScheduleRow } from '../../schedule/rows.ts';
import { accrue, bookInterest, isInterestFrozen } from './accrual.ts';
import { unbilledDebt, type Book, type BilledInstalment, type Part, type Parts } from './book.ts';
import { GROWN_FROM, lastAgreedPeriod } from './further-months.ts';
import type { Period, Plan } from './plan.ts';

/**
 * Ends the current period: books its interest and bills its instalment, or none when nothing is left to bill. The
 * instalment is the agreed one unless it would clear the balance; then, or on the last due date, it is the clearing
 * amount less the agreement's rounding difference, plus the option fee. Where further months follow, the last agreed
 * instalment clears the balance only if it is less than a pound too low.
 */
export function billInstalment(book: Book, plan: Plan): BilledInstalment | null {
  const period = plan.periods[book.period];
  if (!period || book.closing !== null) return null;
  const isAsAgreed = isPeriodUnchanged(book, period);
  accrue(book, plan, period.to);
  const interest = isAsAgreed ? period.row.interest : halfUp(book.accrued);
  const difference = isAsAgreed || book.isRoundingDifferenceBilled ? 0 : roundingDifference(book, plan);
  const toBill = unbilledDebt(book) + Math.max(0, interest - book.accruedBooked);
  const optionFee = book.isOptionFeeBooked ? 0 : plan.agreement.optionFee;
  const clearing = toBill - Math.max(0, difference) + optionFee;
  const instalmentAmount = book.reducedInstalment ?? period.row.payment;
  const isAgreedLast = book.period === lastAgreedPeriod(plan);
  const most = Math.max(instalmentAmount, optionFee) + (isAgreedLast ? GROWN_FROM - 1 : 0);
  const isLast = book.period === plan.periods.length - 1 || clearing <= most;
  const isRounded = (isLast || isAgreedLast) && toBill > 0;

  bookInterest(book, isRounded ? interest - difference : interest);
  if (isRounded) book.isRoundingDifferenceBilled = true;
  if (isLast) bookOptionFee(book, optionFee);
  closePeriod(book);
  return isLast
    ? bill(book, period, unbilledDebt(book) + optionFee, optionFee)
    : bill(book, period, Math.min(instalmentAmount, unbilledDebt(book)), 0);
}

/** The agreement's rounding can only increase the last of all its instalments, and not while interest is frozen. */
function roundingDifference(book: Book, plan: Plan): number {
  const canRaise = book.period === lastAgreedPeriod(plan) && !isInterestFrozen(book);
  return canRaise ? plan.finalDifference : Math.max(0, plan.finalDifference);
}

/** Whether the period runs exactly as agreed, so that its interest is the row's to the penny. */
function isPeriodUnchanged(book: Book, period: Period): boolean {
  const isUntouched = period.isAsAgreed && book.reducedInstalment === null && !isInterestFrozen(book);
  return isUntouched && book.accruedTo === period.from && book.principal === period.row.opening;
}

function closePeriod(book: Book): void {
  book.period += 1;
  book.accrued = 0;
  book.accruedBooked = 0;
}

function bookOptionFee(book: Book, fee: number): void {
  book.isOptionFeeBooked = true;
  book.feesBooked += fee;
}

function bill(book: Book, { row }: Period, payment: number, fee: number): BilledInstalment | null {
  if (payment <= 0) return null;
  const opening = book.principal - book.billed.principal;
  const excess = Math.max(0, book.unbilledInterest + fee - payment);
  const capitalised = Math.min(excess, Math.max(0, row.interest - row.payment));
  const interest = book.unbilledInterest - (excess - capitalised);
  const principal = payment - interest - fee;
  book.unbilledInterest = excess - capitalised;
  book.principal += capitalised;
  return addBilledInstalment(book, billedRow(row, { interest, principal, fee }, opening), {
    interest: interest - capitalised,
    principal: principal + capitalised,
    fee,
  });
}

/** The planned row itself where it is billed as planned: a replay bills dozens. */
function billedRow(row: ScheduleRow, { interest, principal, fee }: Parts, opening: number): ScheduleRow {
  const isAsPlanned =
    row.interest === interest && row.principal === principal && row.fee === fee && row.opening === opening;
  if (isAsPlanned) return row;
  return {
    number: row.number,
    dueOn: row.dueOn,
    collectOn: row.collectOn,
    payment: pence(interest + principal + fee),
    interest: pence(interest),
    principal: pence(principal),
    fee: pence(fee),
    opening: pence(opening),
    closing: pence(opening - principal),
  };
}

function addBilledInstalment(book: Book, row: ScheduleRow, unpaid: Parts): BilledInstalment {
  const isBeforePayout = book.disbursedOn !== null && row.dueOn <= book.disbursedOn;
  const expectedOn = isBeforePayout && book.disbursedOn ? addDays(book.disbursedOn, 1) : row.dueOn;
  const canBeMissedFrom = laterOf(expectedOn, book.reopening?.missedFrom);
  const billed = { index: book.billedInstalments.length, row, unpaid, expectedOn, canBeMissedFrom };
  book.billedInstalments.push(billed);
  for (const part of PARTS) book.billed[part] += unpaid[part];
  return billed;
}

const laterOf = (on: Day, other: Day | undefined): Day => (other !== undefined && other > on ? other : on);

/** An instalment that is unpaid again is expected on that day, and can be missed from then. */
export function expectAgain({ reopening }: Book, billed: BilledInstalment, on: Day): void {
  billed.expectedOn = on;
  billed.canBeMissedFrom = laterOf(on, reopening?.missedFrom);
}

/** After the last due date, debt that comes back with a reversed payment is owed with the last instalment. */
export function billRemainder(book: Book, plan: Plan, on: Day): void {
  const last = plan.periods.at(-1);
  const isOver = book.period >= plan.periods.length && book.closing === null;
  if (!last || !isOver || unbilledDebt(book) <= 0) return;
  const principal = book.principal - book.billed.principal;
  const added = { interest: book.unbilledInterest, principal, fee: 0 };
  const billed =
    book.billedInstalments.at(-1) ??
    addBilledInstalment(book, billedRow(last.row, NO_PARTS, 0), { ...NO_PARTS });
  const { row } = billed;
  const updated = {
    interest: row.interest + added.interest,
    principal: row.principal + principal,
    fee: row.fee,
  };
  billed.row = billedRow(row, updated, row.opening + principal);
  expectAgain(book, billed, on);
  for (const part of PARTS) {
    billed.unpaid[part] += added[part];
    book.billed[part] += added[part];
  }
  book.unbilledInterest = 0;
  book.firstUnpaid = Math.min(book.firstUnpaid, billed.index);
}

const NO_PARTS: Readonly<Parts> = { interest: 0, principal: 0, fee: 0 };

const PARTS = ['interest', 'principal', 'fee'] as const satisfies readonly Part[];
