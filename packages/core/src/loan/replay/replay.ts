import { epochDayOf, type Day } from '../../calendar/day.ts';
import { bookUpTo } from './accrual.ts';
import {
  addRebate,
  allocate,
  allocateCredit,
  reallocateCredit,
  rebatesOf,
  reverseAllocation,
  takeBackRebate,
  type Allocation,
} from './allocation.ts';
import { emptyBook, totalOf, type Book, type BilledInstalment } from './book.ts';
import {
  claimDamage,
  close,
  CLOSINGS,
  reinstateDebt,
  releaseRemainder,
  type ClosingEvent,
} from './closings.ts';
import { billRemainder, billInstalment, expectAgain } from './billing.ts';
import { grantRebateAfterReversal, keepTerm } from './early-payment.ts';
import { pence } from '../../money/pence.ts';
import { lastAgreedPeriod, withFurtherMonths, withoutFurtherMonths } from './further-months.ts';
import type { LoanEvent, LoanEventKind, LoanEventOf } from '../events.ts';
import { changePaymentDate, lowerInstalment } from './new-terms.ts';
import type { Plan } from './plan.ts';
import { missedFromAfterReopening, reopeningFreeze } from './reopenings.ts';
import { statutoryBalance } from './statutory-balance.ts';
import { withoutVoidEvents } from './void-events.ts';
import { WATERFALLS, type RepaymentStatus, type Waterfall } from './waterfalls.ts';
import { worthAhead } from './worth-ahead.ts';

/** A loan after its history has been applied: the current plan and the book. */
export type ReplayedLoan = {
  readonly plan: Plan;
  readonly book: Book;
  /** The allocation of each payment that was not reversed, by reference. */
  readonly allocations: ReadonlyMap<string, Allocation>;
};

/** A replayed loan to which events can be added. */
export type ReplayState = { plan: Plan; book: Book; readonly allocations: Map<string, Allocation> };

/** Replays a loan's history up to and including a day. `past` must be ordered and without later events. */
export function replay(plan: Plan, past: readonly LoanEvent[], asOf: Day): ReplayState {
  const state: ReplayState = { plan, book: emptyBook(), allocations: new Map() };
  continueReplay(state, withoutVoidEvents(past), asOf);
  return state;
}

/** Adds events that come after all those that were replayed, and bills instalments up to and including a day. */
export function continueReplay(state: ReplayState, events: readonly LoanEvent[], asOf: Day): void {
  for (const event of events) applyEvent(state, event);
  billUntil(state, asOf);
}

/** Bills instalments due on the event's day before applying the event. */
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
    if (book.withdrawalNoticedOn !== null) return;
    billInstalment(book, plan);
    allocateCredit(book, waterfallOf(plan, book, day));
  }
}

function waterfallOf({ agreement }: Plan, book: Book, on: Day): Waterfall {
  return WATERFALLS[agreement.productId][repaymentStatusOf(book, on)];
}

function repaymentStatusOf(book: Book, on: Day): RepaymentStatus {
  if (book.closing !== null) return 'closed';
  const isOverdue = ({ row, unpaid }: BilledInstalment): boolean => row.dueOn < on && totalOf(unpaid) > 0;
  return totalOf(book.billed) > 0 && book.billedInstalments.some(isOverdue) ? 'behind' : 'up-to-date';
}

type EventHandler<K extends LoanEventKind> = (state: ReplayState, event: LoanEventOf<K>) => void;

/** How each kind of event changes the book. Kinds without a handler do not change its figures. */
const EVENT_HANDLERS: { readonly [K in LoanEventKind]?: EventHandler<K> } = {
  disbursed: disburse,
  'payout-returned': returnPayout,
  'payment-received': receivePayment,
  'payment-reversed': reversePayment,
  'credit-refunded': refundCredit,
  'payment-date-changed': moveDates,
  'instalment-lowered': ({ book, plan, allocations }, { valueOn }) => {
    if (book.disbursedOn === null || book.closing !== null) return;
    bookUpTo(book, plan, epochDayOf(valueOn));
    takeBackRebate(allocations, keepTerm(book, plan, rebatesOf(allocations)));
  },
  'last-instalment-grown': addFurtherMonths,
  'last-instalment-chosen': (state, event) =>
    event.choice === 'together' ? removeFurtherMonths(state, event) : addFurtherMonths(state, event),
  'interest-frozen': ({ book, plan }, { valueOn, reference }) => {
    if (book.disbursedOn !== null) bookUpTo(book, plan, epochDayOf(valueOn));
    book.frozenBy = [...book.frozenBy, reference];
  },
  'interest-resumed': endFreeze,
  'arrangement-ended': endFreeze,
  'withdrawal-noticed': ({ book, plan }, { valueOn }) => {
    if (book.disbursedOn === null || book.closing !== null) return;
    bookUpTo(book, plan, epochDayOf(valueOn));
    book.withdrawalNoticedOn ??= valueOn;
  },
  reopened: reopen,
  settled: closeLoan,
  withdrawn: closeLoan,
  cancelled: closeLoan,
  'written-off': closeLoan,
  sold: closeLoan,
  terminated: closeLoan,
  'voluntarily-terminated': closeLoan,
  'damage-claimed': ({ book }, { amount }) => claimDamage(book, amount),
};

/** Ends the freeze with the event's reference, where it is in force. */
function endFreeze(
  { book, plan }: ReplayState,
  { valueOn, reference }: Pick<LoanEvent, 'valueOn' | 'reference'>,
): void {
  if (!book.frozenBy.includes(reference)) return;
  if (book.disbursedOn !== null) bookUpTo(book, plan, epochDayOf(valueOn));
  book.frozenBy = book.frozenBy.filter((freeze) => freeze !== reference);
}

/**
 * The financed fee is owed with the credit, unless the loan was withdrawn from or cancelled in the meantime. Interest starts here,
 * but not before the assumed drawdown.
 */
function disburse(
  { plan, book, allocations }: ReplayState,
  { amount, valueOn }: LoanEventOf<'disbursed'>,
): void {
  const { fee, assumedDrawdown } = plan.agreement;
  const on = epochDayOf(valueOn);
  if (book.disbursedOn === null) {
    book.disbursedOn = valueOn;
    const feeOwed = isCancelled(book) ? 0 : fee;
    book.principal += feeOwed;
    book.feesBooked += feeOwed;
    book.accruedTo = Math.max(on, epochDayOf(assumedDrawdown));
  }
  bookUpTo(book, plan, on);
  book.principal += amount;
  book.advances = [...book.advances, { on: valueOn, amount }];
  book.paidOut += amount;
  reinstateDebt(book, amount);
  reallocateCredit(book, plan, waterfallOf(plan, book, valueOn), allocations);
}

/** Whether the loan ended in a way that charges no fee. */
const isCancelled = ({ closing }: Book): boolean =>
  closing !== null && CLOSINGS[closing.kind].state === 'Cancelled';

/** Restores the loan's state before the payout; payments made since become credit. */
function returnPayout(state: ReplayState): void {
  const { received, refunded, refunds, paidOut, frozenBy } = state.book;
  const closing = isCancelled(state.book) ? state.book.closing : null;
  if (paidOut === 0) return;
  const [credit, principal] = [Math.max(0, received - refunded), Math.max(0, refunded - received)];
  state.book = { ...emptyBook(), received, refunded, refunds, credit, principal, frozenBy, closing };
  for (const [reference, { on, amount }] of state.allocations) {
    const byStep = { interest: 0, principal: 0, recovery: 0 };
    state.allocations.set(reference, { on, amount, shares: [], byStep, rebate: 0, credit: amount });
  }
}

function receivePayment(
  { plan, book, allocations }: ReplayState,
  event: LoanEventOf<'payment-received'>,
): void {
  bookUpTo(book, plan, epochDayOf(event.valueOn));
  book.received += event.amount;
  const waterfall = waterfallOf(plan, book, event.valueOn);
  allocations.set(event.reference, allocate(book, plan, waterfall, event));
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
  const worth = worthAhead({ plan, book }, book.accruedTo).worth + book.settlementRest;
  const paidEarly = reverseAllocation(book, allocation, event.valueOn);
  if (book.closing === null && rebatesOf(allocations) > 0)
    addRebate(allocations, grantRebateAfterReversal(book, plan, worth + paidEarly));
  releaseRemainder(book);
  reallocateCredit(book, plan, waterfallOf(plan, book, event.valueOn), allocations);
  if (book.reducedInstalment !== null) raiseInstalment(book, plan);
  billRemainder(book, plan, event.valueOn);
  allocateCredit(book, waterfallOf(plan, book, event.valueOn));
}

/**
 * A reduced instalment was based on the payment; without it, the instalment is the lowest that repays by the end of
 * the term.
 */
function raiseInstalment(book: Book, plan: Plan): void {
  book.reducedInstalment = null;
  lowerInstalment(book, plan);
}

/** Refunds at most the available credit; the rest of a refund overtaken by a reversal is owed as principal. */
function refundCredit(
  { plan, book }: ReplayState,
  { amount, valueOn }: LoanEventOf<'credit-refunded'>,
): void {
  bookUpTo(book, plan, epochDayOf(valueOn));
  const fromCredit = Math.min(book.credit, amount);
  book.credit -= fromCredit;
  book.principal += amount - fromCredit;
  book.refunds = [...book.refunds, { on: valueOn, amount }];
  reinstateDebt(book, amount - fromCredit);
  book.refunded += amount;
  releaseRemainder(book);
  billRemainder(book, plan, valueOn);
}

function moveDates(state: ReplayState, { valueOn, firstDueOn }: LoanEventOf<'payment-date-changed'>): void {
  changePlan(state, valueOn, (plan) => changePaymentDate(state.book, plan, firstDueOn));
}

/** Once the last agreed instalment has been billed, there is no rest to put off. */
function addFurtherMonths(state: ReplayState, { valueOn }: Pick<LoanEvent, 'valueOn'>): void {
  const { book } = state;
  const most = pence(book.reducedInstalment ?? state.plan.agreement.monthly);
  if (book.period <= lastAgreedPeriod(state.plan))
    changePlan(state, valueOn, (plan) => withFurtherMonths(plan, most));
}

function removeFurtherMonths(state: ReplayState, { valueOn }: Pick<LoanEvent, 'valueOn'>): void {
  if (state.book.period <= lastAgreedPeriod(state.plan)) changePlan(state, valueOn, withoutFurtherMonths);
}

/** Other dates can make what is ahead worth more; the settlement figure of the day does not rise for that. */
function changePlan(state: ReplayState, on: Day, change: (plan: Plan) => Plan): void {
  const { book } = state;
  if (book.disbursedOn === null) return;
  bookUpTo(book, state.plan, epochDayOf(on));
  const before = worthAhead(state, book.accruedTo).worth + book.settlementRest;
  state.plan = change(state.plan);
  const rest = before - worthAhead(state, book.accruedTo).worth;
  book.settlementRest = Math.min(book.settlementRest, rest);
}

/** The instalments that fell due meanwhile are billed by now: they and later ones get time before they can be missed. */
function reopen({ book, plan }: ReplayState, event: LoanEventOf<'reopened'>): void {
  const { valueOn, reference, settledOn } = event;
  if (book.disbursedOn !== null) bookUpTo(book, plan, epochDayOf(valueOn));
  book.frozenBy = book.frozenBy.filter((freeze) => freeze !== reopeningFreeze(reference));
  book.reopening = { settledOn, reopenedOn: valueOn, missedFrom: missedFromAfterReopening(valueOn) };
  for (const billed of book.billedInstalments)
    if (totalOf(billed.unpaid) > 0) expectAgain(book, billed, valueOn);
}

function closeLoan(state: ReplayState, event: ClosingEvent): void {
  const { plan, book } = state;
  if (book.disbursedOn !== null) bookUpTo(book, plan, epochDayOf(event.valueOn));
  close(book, event, {
    optionFee: plan.agreement.optionFee,
    settlesFor: () => worthOfRest(state, event.valueOn),
  });
}

/** What the debt that is not billed yet is worth by the statutory formula, without the option fee of a hire purchase. */
function worthOfRest(state: ReplayState, on: Day): number {
  const { worth, optionFeeWorth } = worthAhead(state, epochDayOf(on));
  const due = totalOf(state.book.billed);
  const worthToPay = Math.min(worth + state.book.settlementRest, statutoryBalance(state, on) - due);
  return Math.max(0, worthToPay - optionFeeWorth);
}
