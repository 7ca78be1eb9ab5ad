import { epochDayOf, type Day } from '../../calendar/day.ts';
import { growth } from '../../rates/periodic.ts';
import { bookUpTo } from './accrual.ts';
import { allocate, allocateCredit, undo, useCredit, type Allocation } from './allocation.ts';
import { emptyBook, totalOf, type Book, type Demand } from './book.ts';
import { close, oweAgain, releaseRest, type ClosingEvent } from './closings.ts';
import { askForResidue, fallDue } from './billing.ts';
import type { LoanEvent, LoanEventKind, LoanEventOf } from '../events.ts';
import { changePaymentDate, lowerInstalment } from './new-terms.ts';
import type { Plan } from './plan.ts';
import { withoutVoid } from './void-events.ts';
import { WATERFALLS, type Health, type Waterfall } from './waterfalls.ts';

/** A loan as its history has left it: the plan as it stands now, and the book. */
export type Told = {
  readonly plan: Plan;
  readonly book: Book;
  /** Where each payment that still counts went, by its reference. */
  readonly allocations: ReadonlyMap<string, Allocation>;
};

type Story = { plan: Plan; book: Book; readonly allocations: Map<string, Allocation> };

/** Tells the loan's history up to and including a day. `past` is in order and holds nothing later. */
export function replay(plan: Plan, past: readonly LoanEvent[], asOf: Day): Told {
  const story: Story = { plan, book: emptyBook(), allocations: new Map() };
  for (const event of withoutVoid(past)) tell(story, event);
  fallDueUntil(story, asOf);
  return story;
}

/** On one day an instalment falls due before anything else happens. */
function tell(story: Story, event: LoanEvent): void {
  fallDueUntil(story, event.valueOn);
  const teller = TELLERS[event.kind] as Teller<LoanEventKind> | undefined;
  teller?.(story, event);
}

function fallDueUntil({ plan, book }: Story, day: Day): void {
  if (book.disbursedOn === null) return;
  for (;;) {
    const period = plan.periods[book.period];
    if (!period || period.row.dueOn > day || book.closing !== null) return;
    fallDue(book, plan);
    allocateCredit(book, waterfallOf(plan, book, day));
  }
}

function waterfallOf({ agreement }: Plan, book: Book, on: Day): Waterfall {
  return WATERFALLS[agreement.productId][healthOf(book, on)];
}

function healthOf(book: Book, on: Day): Health {
  if (book.closing !== null) return 'closed';
  const isOpenSince = ({ row, open }: Demand): boolean => row.dueOn < on && totalOf(open) > 0;
  return totalOf(book.demanded) > 0 && book.demands.some(isOpenSince) ? 'behind' : 'up-to-date';
}

type Teller<K extends LoanEventKind> = (story: Story, event: LoanEventOf<K>) => void;

/** What an event does to the book. Those without a row change what is known of the loan, not its figures. */
const TELLERS: { readonly [K in LoanEventKind]?: Teller<K> } = {
  disbursed: disburse,
  'payout-returned': takePayoutBack,
  'payment-received': receive,
  'payment-reversed': takePaymentBack,
  'credit-refunded': refund,
  'payment-date-changed': (story, { valueOn, firstDueOn }) => {
    if (story.book.disbursedOn === null) return;
    bookUpTo(story.book, story.plan, epochDayOf(valueOn));
    story.plan = changePaymentDate(story.book, story.plan, firstDueOn);
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
  settled: closeStory,
  withdrawn: closeStory,
  'written-off': closeStory,
  sold: closeStory,
  terminated: closeStory,
  'voluntarily-terminated': closeStory,
};

/**
 * The financed fee is owed with the credit, unless the borrower has withdrawn meanwhile; interest runs from here,
 * never from before the assumed drawdown.
 */
function disburse({ plan, book, allocations }: Story, { amount, valueOn }: LoanEventOf<'disbursed'>): void {
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
  oweAgain(book, amount);
  useCredit(book, plan, waterfallOf(plan, book, valueOn), allocations);
}

/** What the option fee, due at the end, is worth at the drawdown. */
function optionFeeAtDrawdown({ agreement, periods }: Plan): number {
  const years = periods.reduce((sum, period) => sum + period.years, 0);
  return agreement.optionFee / (1 + growth(agreement.apr, years));
}

/** The loan is as it was before; what was paid meanwhile is the borrower's. */
function takePayoutBack(story: Story): void {
  const { received, refunded, paidOut, frozenBy } = story.book;
  const closing = story.book.closing?.kind === 'withdrawn' ? story.book.closing : null;
  if (paidOut === 0) return;
  const [credit, principal] = [Math.max(0, received - refunded), Math.max(0, refunded - received)];
  story.book = { ...emptyBook(), received, refunded, credit, principal, frozenBy, closing };
  for (const [reference, { amount }] of story.allocations) {
    const taken = { interest: 0, principal: 0, recovery: 0 };
    story.allocations.set(reference, { amount, shares: [], taken, rebate: 0, credit: amount });
  }
}

function receive({ plan, book, allocations }: Story, event: LoanEventOf<'payment-received'>): void {
  bookUpTo(book, plan, epochDayOf(event.valueOn));
  book.received += event.amount;
  const waterfall = waterfallOf(plan, book, event.valueOn);
  allocations.set(event.reference, allocate(book, plan, waterfall, event.amount));
}

function takePaymentBack({ plan, book, allocations }: Story, event: LoanEventOf<'payment-reversed'>): void {
  const allocation = allocations.get(event.reverses);
  if (!allocation) return;
  allocations.delete(event.reverses);
  bookUpTo(book, plan, epochDayOf(event.valueOn));
  book.received -= allocation.amount;
  undo(book, allocation, event.valueOn);
  releaseRest(book);
  useCredit(book, plan, waterfallOf(plan, book, event.valueOn), allocations);
  if (book.level !== null) raiseInstalment(book, plan);
  askForResidue(book, plan, event.valueOn);
  allocateCredit(book, waterfallOf(plan, book, event.valueOn));
}

/** A lowered instalment rested on what was paid; without it, it is the lowest that still repays in time. */
function raiseInstalment(book: Book, plan: Plan): void {
  book.level = null;
  lowerInstalment(book, plan);
}

/** No more than there is: a refund that a later reversal has overtaken is owed again as principal. */
function refund({ plan, book }: Story, { amount, valueOn }: LoanEventOf<'credit-refunded'>): void {
  bookUpTo(book, plan, epochDayOf(valueOn));
  const fromCredit = Math.min(book.credit, amount);
  book.credit -= fromCredit;
  book.principal += amount - fromCredit;
  book.statutory += amount - fromCredit;
  oweAgain(book, amount - fromCredit);
  book.refunded += amount;
  releaseRest(book);
  askForResidue(book, plan, valueOn);
}

function closeStory({ plan, book }: Story, event: ClosingEvent): void {
  if (book.disbursedOn !== null) bookUpTo(book, plan, epochDayOf(event.valueOn));
  close(book, event, plan.agreement.optionFee);
}
