import { epochDayOf, type Day } from '../../calendar/day.ts';
import { growth } from '../../rates/periodic.ts';
import { bookUpTo } from './accrual.ts';
import {
  allocate,
  allocateCredit,
  reverseAllocation,
  reallocateCredit,
  type Allocation,
} from './allocation.ts';
import { emptyBook, totalOf, type Book, type BilledInstalment } from './book.ts';
import { close, reinstateDebt, releaseRemainder, type ClosingEvent } from './closings.ts';
import { billRemainder, billInstalment } from './billing.ts';
import type { LoanEvent, LoanEventKind, LoanEventOf } from '../events.ts';
import { changePaymentDate, lowerInstalment } from './new-terms.ts';
import type { Plan } from './plan.ts';
import { withoutVoidEvents } from './void-events.ts';
import { WATERFALLS, type RepaymentStatus, type Waterfall } from './waterfalls.ts';

/** A loan as its history has left it: the plan as it stands now, and the book. */
export type ReplayedLoan = {
  readonly plan: Plan;
  readonly book: Book;
  /** Where each payment that still counts went, by its reference. */
  readonly allocations: ReadonlyMap<string, Allocation>;
};

type ReplayState = { plan: Plan; book: Book; readonly allocations: Map<string, Allocation> };

/** Tells the loan's history up to and including a day. `past` is in order and holds nothing later. */
export function replay(plan: Plan, past: readonly LoanEvent[], asOf: Day): ReplayedLoan {
  const state: ReplayState = { plan, book: emptyBook(), allocations: new Map() };
  for (const event of withoutVoidEvents(past)) applyEvent(state, event);
  billUntil(state, asOf);
  return state;
}

/** On one day an instalment falls due before anything else happens. */
function applyEvent(state: ReplayState, event: LoanEvent): void {
  billUntil(state, event.valueOn);
  const handler = EVENT_HANDLERS[event.kind] as EventHandler<LoanEventKind> | undefined;
  handler?.(state, event);
}

function billUntil({ plan, book }: ReplayState, day: Day): void {
  if (book.disbursedOn === null) return;
  for (;;) {
    const period = plan.periods[book.period];
    if (!period || period.row.dueOn > day || book.closing !== null) return;
    billInstalment(book, plan);
    allocateCredit(book, waterfallOf(plan, book, day));
  }
}

function waterfallOf({ agreement }: Plan, book: Book, on: Day): Waterfall {
  return WATERFALLS[agreement.productId][repaymentStatusOf(book, on)];
}

function repaymentStatusOf(book: Book, on: Day): RepaymentStatus {
  if (book.closing !== null) return 'closed';
  const isOpenSince = ({ row, unpaid }: BilledInstalment): boolean => row.dueOn < on && totalOf(unpaid) > 0;
  return totalOf(book.billed) > 0 && book.billedInstalments.some(isOpenSince) ? 'behind' : 'up-to-date';
}

type EventHandler<K extends LoanEventKind> = (state: ReplayState, event: LoanEventOf<K>) => void;

/** What an event does to the book. Those without a row change what is known of the loan, not its figures. */
const EVENT_HANDLERS: { readonly [K in LoanEventKind]?: EventHandler<K> } = {
  disbursed: disburse,
  'payout-returned': returnPayout,
  'payment-received': receivePayment,
  'payment-reversed': reversePayment,
  'credit-refunded': refundCredit,
  'payment-date-changed': (state, { valueOn, firstDueOn }) => {
    if (state.book.disbursedOn === null) return;
    bookUpTo(state.book, state.plan, epochDayOf(valueOn));
    state.plan = changePaymentDate(state.book, state.plan, firstDueOn);
  },
  'instalment-lowered': ({ book, plan }, { valueOn }) => {
    if (book.disbursedOn === null || book.closing !== null) return;
    bookUpTo(book, plan, epochDayOf(valueOn));
    lowerInstalment(book, plan);
  },
  'interest-frozen': ({ book, plan }, { valueOn, reference }) => {
    if (book.disbursedOn !== null) bookUpTo(book, plan, epochDayOf(valueOn));
    book.frozenBy = [...book.frozenBy, reference];
  },
  'interest-resumed': ({ book, plan }, { valueOn, reference }) => {
    if (book.disbursedOn !== null) bookUpTo(book, plan, epochDayOf(valueOn));
    book.frozenBy = book.frozenBy.filter((freeze) => freeze !== reference);
  },
  settled: closeLoan,
  withdrawn: closeLoan,
  'written-off': closeLoan,
  sold: closeLoan,
  terminated: closeLoan,
  'voluntarily-terminated': closeLoan,
};

/**
 * The financed fee is owed with the credit, unless the borrower has withdrawn meanwhile; interest runs from here,
 * never from before the assumed drawdown.
 */
function disburse(
  { plan, book, allocations }: ReplayState,
  { amount, valueOn }: LoanEventOf<'disbursed'>,
): void {
  const { fee, assumedDrawdown } = plan.agreement;
  const on = epochDayOf(valueOn);
  if (book.disbursedOn === null) {
    book.disbursedOn = valueOn;
    const feeOwed = book.closing?.kind === 'withdrawn' ? 0 : fee;
    book.principal += feeOwed;
    book.feesBooked += feeOwed;
    book.accruedTo = Math.max(on, epochDayOf(assumedDrawdown));
    book.statutory -= optionFeeAtDrawdown(plan);
  }
  bookUpTo(book, plan, on);
  book.principal += amount;
  book.statutory += amount;
  book.paidOut += amount;
  reinstateDebt(book, amount);
  reallocateCredit(book, plan, waterfallOf(plan, book, valueOn), allocations);
}

/** What the option fee, due at the end, is worth at the drawdown. */
function optionFeeAtDrawdown({ agreement, periods }: Plan): number {
  const years = periods.reduce((sum, period) => sum + period.years, 0);
  return agreement.optionFee / (1 + growth(agreement.apr, years));
}

/** The loan is as it was before; what was paid meanwhile is the borrower's. */
function returnPayout(state: ReplayState): void {
  const { received, refunded, paidOut, frozenBy } = state.book;
  const closing = state.book.closing?.kind === 'withdrawn' ? state.book.closing : null;
  if (paidOut === 0) return;
  const [credit, principal] = [Math.max(0, received - refunded), Math.max(0, refunded - received)];
  state.book = { ...emptyBook(), received, refunded, credit, principal, frozenBy, closing };
  for (const [reference, { amount }] of state.allocations) {
    const byStep = { interest: 0, principal: 0, recovery: 0 };
    state.allocations.set(reference, { amount, shares: [], byStep, rebate: 0, credit: amount });
  }
}

function receivePayment(
  { plan, book, allocations }: ReplayState,
  event: LoanEventOf<'payment-received'>,
): void {
  bookUpTo(book, plan, epochDayOf(event.valueOn));
  book.received += event.amount;
  const waterfall = waterfallOf(plan, book, event.valueOn);
  allocations.set(event.reference, allocate(book, plan, waterfall, event.amount));
}

function reversePayment(
  { plan, book, allocations }: ReplayState,
  event: LoanEventOf<'payment-reversed'>,
): void {
  const allocation = allocations.get(event.reverses);
  if (!allocation) return;
  allocations.delete(event.reverses);
  bookUpTo(book, plan, epochDayOf(event.valueOn));
  book.received -= allocation.amount;
  reverseAllocation(book, allocation, event.valueOn);
  releaseRemainder(book);
  reallocateCredit(book, plan, waterfallOf(plan, book, event.valueOn), allocations);
  if (book.reducedInstalment !== null) raiseInstalment(book, plan);
  billRemainder(book, plan, event.valueOn);
  allocateCredit(book, waterfallOf(plan, book, event.valueOn));
}

/** A lowered instalment rested on what was paid; without it, it is the lowest that still repays in time. */
function raiseInstalment(book: Book, plan: Plan): void {
  book.reducedInstalment = null;
  lowerInstalment(book, plan);
}

/** No more than there is: a refund that a later reversal has overtaken is owed again as principal. */
function refundCredit(
  { plan, book }: ReplayState,
  { amount, valueOn }: LoanEventOf<'credit-refunded'>,
): void {
  bookUpTo(book, plan, epochDayOf(valueOn));
  const fromCredit = Math.min(book.credit, amount);
  book.credit -= fromCredit;
  book.principal += amount - fromCredit;
  book.statutory += amount - fromCredit;
  reinstateDebt(book, amount - fromCredit);
  book.refunded += amount;
  releaseRemainder(book);
  billRemainder(book, plan, valueOn);
}

function closeLoan({ plan, book }: ReplayState, event: ClosingEvent): void {
  if (book.disbursedOn !== null) bookUpTo(book, plan, epochDayOf(event.valueOn));
  close(book, event, plan.agreement.optionFee);
}
