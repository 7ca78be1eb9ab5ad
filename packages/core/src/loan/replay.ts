import { epochDayOf, type Day } from '../calendar/day.ts';
import { bookUpTo } from './accrual.ts';
import { allocate, allocateCredit, undo, type Allocation } from './allocation.ts';
import { emptyBook, type Book } from './book.ts';
import { askForResidue, fallDue } from './demand.ts';
import type { LoanEvent, LoanEventOf } from './events.ts';
import type { Plan } from './periods.ts';
import { withoutVoid } from './void-events.ts';

type Story = { readonly plan: Plan; book: Book; readonly allocations: Map<string, Allocation> };

type Teller<K extends LoanEvent['kind']> = (story: Story, event: LoanEventOf<K>) => void;

/** What moves money. Every other kind of event leaves the balances alone. */
const TELLERS = {
  disbursed({ plan, book }, { amount, valueOn }) {
    const on = epochDayOf(valueOn);
    if (book.disbursedOn === null) {
      book.disbursedOn = valueOn;
      book.principal += plan.agreement.fee;
      book.feesBooked += plan.agreement.fee;
      book.accruedTo = Math.max(on, epochDayOf(plan.agreement.assumedDrawdown));
    }
    bookUpTo(book, plan, on);
    book.principal += amount;
    book.paidOut += amount;
  },
  'payout-returned'(story) {
    const { received, paidOut } = story.book;
    if (paidOut > 0) story.book = { ...emptyBook(), received, credit: received };
    for (const [reference, allocation] of story.allocations)
      story.allocations.set(reference, asCredit(allocation));
  },
  'payment-received'({ plan, book, allocations }, { amount, valueOn, reference }) {
    bookUpTo(book, plan, epochDayOf(valueOn));
    book.received += amount;
    allocations.set(reference, allocate(book, amount));
  },
  'payment-reversed'({ plan, book, allocations }, { valueOn, reverses }) {
    const allocation = allocations.get(reverses);
    if (!allocation) return;
    allocations.delete(reverses);
    bookUpTo(book, plan, epochDayOf(valueOn));
    book.received -= allocation.amount;
    undo(book, allocation, valueOn);
    askForResidue(book, plan, valueOn);
    allocateCredit(book);
  },
} satisfies { [K in LoanEvent['kind']]?: Teller<K> };

function asCredit({ amount }: Allocation): Allocation {
  return { amount, shares: [], interest: 0, principal: 0, credit: amount };
}

/** Tells the loan's history up to and including a day. `past` is in order and holds nothing later. */
export function replay(plan: Plan, past: readonly LoanEvent[], asOf: Day): Book {
  const story: Story = { plan, book: emptyBook(), allocations: new Map() };
  for (const event of withoutVoid(past)) {
    if (!(event.kind in TELLERS)) continue;
    fallDueUntil(story, event.valueOn);
    tell(story, event);
  }
  fallDueUntil(story, asOf);
  return story.book;
}

function tell(story: Story, event: LoanEvent): void {
  const teller = TELLERS[event.kind as keyof typeof TELLERS] as Teller<typeof event.kind>;
  teller(story, event);
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
