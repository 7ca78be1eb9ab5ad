import { notYetAsked, outstanding, takeOff, type Book, type TakenOff } from './book.ts';
import type { ClosingKind, LoanEvent } from './events.ts';
import { LOAN_TRANSITIONS, type LoanState } from './states.ts';

type ClosingRule = {
  readonly state: LoanState;
  /** The account that bears what is then no longer owed; null when all of it stays owed. */
  readonly restTo: keyof TakenOff | null;
  /** Whether the option to purchase is exercised, so that its fee is due at once. */
  readonly takesOptionFee: boolean;
};

/** How a loan ends otherwise than by its last instalment. */
export const CLOSINGS = {
  settled: { state: 'Settled', restTo: 'rebates', takesOptionFee: true },
  withdrawn: { state: 'Cancelled', restTo: 'rebates', takesOptionFee: false },
  'written-off': { state: 'Written Off', restTo: 'written-off', takesOptionFee: false },
  sold: { state: 'Sold', restTo: 'debt-sold', takesOptionFee: false },
  terminated: { state: 'Terminated', restTo: null, takesOptionFee: false },
  'voluntarily-terminated': {
    state: 'Voluntary terminated',
    restTo: 'goods-returned',
    takesOptionFee: false,
  },
} as const satisfies Record<ClosingKind, ClosingRule>;

export type ClosingEvent = Extract<LoanEvent, { kind: ClosingKind }>;

/**
 * Closes a loan: nothing falls due any more, no interest runs, and what is not owed any longer is taken off. A
 * settlement or withdrawal for which too little was paid does not count, nor does a closing that the table of states
 * does not allow after an earlier one.
 */
export function close(book: Book, event: ClosingEvent, optionFee: number): void {
  const { state, takesOptionFee }: ClosingRule = CLOSINGS[event.kind];
  if (book.closing !== null && !mayFollow(book.closing.kind, state)) return;
  const fee = takesOptionFee && !book.isOptionFeeBooked && book.disbursedOn !== null ? optionFee : 0;
  const debt = outstanding(book) + fee - Math.min(book.credit, outstanding(book) + fee);
  if ((event.kind === 'settled' || event.kind === 'withdrawn') && debt > event.waived) return;

  if (fee > 0) book.feesBooked += fee;
  book.isOptionFeeBooked ||= fee > 0;
  book.principal += fee;
  callIn(book);
  payFromCredit(book);
  book.closing = { kind: event.kind, valueOn: event.valueOn, owed: owedAfter(book, event) };
  chargeUpTo(book, book.closing.owed);
  releaseRest(book);
}

function mayFollow(kind: ClosingKind, state: LoanState): boolean {
  const allowed: readonly LoanState[] = LOAN_TRANSITIONS[CLOSINGS[kind].state];
  return allowed.includes(state);
}

function owedAfter(book: Book, event: ClosingEvent): number {
  if (event.kind === 'terminated') return Infinity;
  return event.kind === 'voluntarily-terminated' ? event.owed : 0;
}

/** Where the law asks for more than the debt has grown to, as early in an expensive agreement, the rest is interest. */
function chargeUpTo(book: Book, owed: number): void {
  const more = Number.isFinite(owed) ? Math.max(0, owed - notYetAsked(book)) : 0;
  book.interestBooked += more;
  book.openInterest += more;
}

/** What the instalments asked for is owed without them. */
function callIn(book: Book): void {
  book.openInterest += book.demanded.interest;
  book.principal += book.demanded.fee;
  Object.assign(book.demanded, { interest: 0, principal: 0, fee: 0 });
  book.firstOpen = book.demands.length;
}

function payFromCredit(book: Book): void {
  const principal = Math.min(book.credit, book.principal);
  const interest = Math.min(book.credit - principal, book.openInterest);
  book.credit -= principal + interest;
  book.principal -= principal;
  book.openInterest -= interest;
}

/** Takes off, interest first, what is owed beyond what may stay owed after the closing. */
export function releaseRest(book: Book): void {
  if (book.closing === null) return;
  const { restTo }: ClosingRule = CLOSINGS[book.closing.kind];
  const rest = Math.max(0, notYetAsked(book) - book.closing.owed);
  if (restTo === null || rest === 0) return;
  const interest = Math.min(rest, book.openInterest);
  book.openInterest -= interest;
  book.principal -= rest - interest;
  takeOff(book, restTo, rest);
}
