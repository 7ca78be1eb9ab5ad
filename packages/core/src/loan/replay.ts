import { epochDayOf, type Day } from '../calendar/day.ts';
import { bookUpTo } from './accrual.ts';
import { allocate, allocateCredit, undo, type Allocation } from './allocation.ts';
import { emptyBook, type Book } from './book.ts';
import { askForResidue, fallDue } from './demand.ts';
import type { LoanEvent, LoanEventOf } from './events.ts';
import type { Plan } from './periods.ts';
import { withoutVoid } from './void-events.ts';

type Story = { readonly plan: Plan; book: Book; readonly allocations: Map<string, Allocation> };

/** Tells the loan's history up to and including a day. `past` is in order and holds nothing later. */
export function replay(plan: Plan, past: readonly LoanEvent[], asOf: Day): Book {
  const story: Story = { plan, book: emptyBook(), allocations: new Map() };
  for (const event of withoutVoid(past)) tell(story, event);
  fallDueUntil(story, asOf);
  return story.book;
}

/** On one day an instalment falls due before money moves. */
function tell(story: Story, event: LoanEvent): void {
  fallDueUntil(story, event.valueOn);
  switch (event.kind) {
    case 'disbursed':
      disburse(story, event);
      break;
    case 'payout-returned':
      takePayoutBack(story);
      break;
    case 'payment-received':
      receive(story, event);
      break;
    case 'payment-reversed':
      takePaymentBack(story, event);
      break;
    case 'payout-sent':
    case 'payment-submitted':
    case 'payment-failed':
    case 'mandate-activated':
    case 'mandate-cancelled':
  }
}

function fallDueUntil({ plan, book }: Story, day: Day): void {
  if (book.disbursedOn === null) return;
  for (;;) {
    const period = plan.periods[book.period];
    if (!period || period.row.dueOn > day) return;
    fallDue(book, plan);
    allocateCredit(book);
  }
}

/** The financed fee is owed with the credit; interest runs from here, never from before the assumed drawdown. */
function disburse({ plan, book }: Story, { amount, valueOn }: LoanEventOf<'disbursed'>): void {
  const { fee, assumedDrawdown } = plan.agreement;
  const on = epochDayOf(valueOn);
  if (book.disbursedOn === null) {
    book.disbursedOn = valueOn;
    book.principal += fee;
    book.feesBooked += fee;
    book.accruedTo = Math.max(on, epochDayOf(assumedDrawdown));
  }
  bookUpTo(book, plan, on);
  book.principal += amount;
  book.paidOut += amount;
}

/** The loan is as it was before; what was paid meanwhile is the borrower's. */
function takePayoutBack(story: Story): void {
  const { received, paidOut } = story.book;
  if (paidOut === 0) return;
  story.book = { ...emptyBook(), received, credit: received };
  for (const [reference, { amount }] of story.allocations) {
    story.allocations.set(reference, { amount, shares: [], interest: 0, principal: 0, credit: amount });
  }
}

function receive({ plan, book, allocations }: Story, event: LoanEventOf<'payment-received'>): void {
  bookUpTo(book, plan, epochDayOf(event.valueOn));
  book.received += event.amount;
  allocations.set(event.reference, allocate(book, event.amount));
}

function takePaymentBack({ plan, book, allocations }: Story, event: LoanEventOf<'payment-reversed'>): void {
  const allocation = allocations.get(event.reverses);
  if (!allocation) return;
  allocations.delete(event.reverses);
  bookUpTo(book, plan, epochDayOf(event.valueOn));
  book.received -= allocation.amount;
  undo(book, allocation, event.valueOn);
  askForResidue(book, plan, event.valueOn);
  allocateCredit(book);
}
