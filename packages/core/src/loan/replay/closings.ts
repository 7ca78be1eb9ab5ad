import { unbilledDebt, outstanding, writeDown, type Book, type WrittenDown } from './book.ts';
import type { ClosingKind, LoanEvent } from '../events.ts';
import { roundDown } from '../../settlement/round-down.ts';
import { LOAN_TRANSITIONS, type LoanState } from '../states.ts';

type ClosingRule = {
  readonly state: LoanState;
  /** The ledger account for debt no longer owed; null when all of it stays owed. */
  readonly remainderAccount: keyof WrittenDown | null;
  /** Whether the option to purchase is exercised, which makes its fee due at once. */
  readonly chargesOptionFee: boolean;
  /** Whether the debt becomes payable early, which earns the statutory rebate (CCA 1974, s.95(1)). */
  readonly isAccelerated: boolean;
  /** Whether a payment reversed later is owed again. */
  readonly reinstatesReturns: boolean;
};

/** Less than this, in pence, is written off when it is all that a settlement leaves unpaid. */
export const WRITTEN_OFF_BELOW = 1_00;

/** The rules for each way a loan ends other than by its last instalment. */
export const CLOSINGS = {
  /** Money that comes back is owed until the borrower was notified: then the settlement never counted (`withReopenings`). */
  settled: {
    state: 'Settled',
    remainderAccount: 'rebates',
    chargesOptionFee: true,
    isAccelerated: false,
    reinstatesReturns: true,
  },
  withdrawn: {
    state: 'Cancelled',
    remainderAccount: 'rebates',
    chargesOptionFee: false,
    isAccelerated: false,
    reinstatesReturns: true,
  },
  cancelled: {
    state: 'Cancelled',
    remainderAccount: 'rebates',
    chargesOptionFee: false,
    isAccelerated: false,
    reinstatesReturns: true,
  },
  'written-off': {
    state: 'Written Off',
    remainderAccount: 'written-off',
    chargesOptionFee: false,
    isAccelerated: true,
    reinstatesReturns: false,
  },
  sold: {
    state: 'Sold',
    remainderAccount: 'debt-sold',
    chargesOptionFee: false,
    isAccelerated: true,
    reinstatesReturns: false,
  },
  terminated: {
    state: 'Terminated',
    remainderAccount: null,
    chargesOptionFee: false,
    isAccelerated: true,
    reinstatesReturns: true,
  },
  'voluntarily-terminated': {
    state: 'Voluntary terminated',
    remainderAccount: 'goods-returned',
    chargesOptionFee: false,
    isAccelerated: false,
    reinstatesReturns: true,
  },
} as const satisfies Record<ClosingKind, ClosingRule>;

export type ClosingEvent = Extract<LoanEvent, { kind: ClosingKind }>;

type ClosingTerms = {
  readonly optionFee: number;
  /** The worth of what is not billed yet, without the option fee, in unrounded pence. */
  readonly settlesFor: () => number;
};

/**
 * Closes a loan: no more instalments are billed, no interest accrues, and debt that is no longer owed is written
 * down. Ignored are a settlement or withdrawal with too little paid, a cancellation with a debt, the return of goods that
 * are the hirer's own, and a closing that the table of states does not allow after an earlier one.
 */
export function close(book: Book, event: ClosingEvent, { optionFee, settlesFor }: ClosingTerms): void {
  const { state, chargesOptionFee, isAccelerated }: ClosingRule = CLOSINGS[event.kind];
  if (book.closing !== null && !canFollow(book.closing.kind, state)) return;
  if (event.kind === 'voluntarily-terminated' && book.reopening !== null) return;
  const isOwedFee = chargesOptionFee && !book.isOptionFeeBooked && book.disbursedOn !== null;
  const fee = isOwedFee && book.closing === null ? optionFee : 0;
  const debt = Math.max(0, outstanding(book) + fee - book.credit);
  if (event.kind === 'settled' && debt - event.waived >= WRITTEN_OFF_BELOW) return;
  if (event.kind === 'withdrawn' && debt > event.waived) return;
  if (event.kind === 'cancelled' && debt > 0) return;

  if (fee > 0) book.feesBooked += fee;
  book.isOptionFeeBooked ||= fee > 0;
  book.principal += fee;
  if (isAccelerated && book.closing === null) grantClosingRebate(book, settlesFor());
  accelerate(book);
  applyCreditToDebt(book);
  const { kind, valueOn } = event;
  const shortfall = kind === 'settled' ? (event.shortfall ?? 0) + Math.max(0, debt - event.waived) : 0;
  book.closing = { kind, valueOn, owed: owedAfterClosing(book, event), shortfall };
  chargeInterestUpTo(book, book.closing.owed);
  releaseRemainder(book);
}

function canFollow(kind: ClosingKind, state: LoanState): boolean {
  const before = CLOSINGS[kind].state;
  const allowed: readonly LoanState[] = LOAN_TRANSITIONS[before];
  return state === before || allowed.includes(state);
}

/** The amount owed at closing, adjusted for money received or reversed since `paid` was counted. */
function owedAfterClosing(book: Book, event: ClosingEvent): number {
  if (event.kind === 'terminated') return Infinity;
  if (event.kind !== 'voluntarily-terminated') return 0;
  return Math.max(0, event.owed + event.paid - book.received);
}

/** Reduces the debt to what it is worth by the statutory formula plus what is due. */
function grantClosingRebate(book: Book, settlesFor: number): void {
  const rebate = Math.max(0, unbilledDebt(book) - roundDown(settlesFor));
  const ofPrincipal = Math.min(rebate, book.principal - book.billed.principal);
  book.principal -= ofPrincipal;
  writeDown(book, 'rebates', ofPrincipal);
}

/** Adds reversed or paid-out money to the debt after a closing that leaves debt owed. */
export function reinstateDebt(book: Book, amount: number): void {
  if (book.closing === null || !CLOSINGS[book.closing.kind].reinstatesReturns) return;
  book.closing = { ...book.closing, owed: book.closing.owed + amount };
}

/** Adds the damage to a car that the hirer returned to what is owed. Ignored after any other closing. */
export function claimDamage(book: Book, amount: number): void {
  if (book.closing?.kind !== 'voluntarily-terminated') return;
  book.principal += amount;
  writeDown(book, 'goods-returned', -amount);
  reinstateDebt(book, amount);
  applyCreditToDebt(book);
}

/** Where the law requires more than the accrued debt, as early in a high-cost agreement, the difference is interest. */
function chargeInterestUpTo(book: Book, owed: number): void {
  const additional = Number.isFinite(owed) ? Math.max(0, owed - unbilledDebt(book)) : 0;
  book.interestBooked += additional;
  book.unbilledInterest += additional;
}

/** Makes billed amounts part of the whole debt, without instalments. */
function accelerate(book: Book): void {
  book.unbilledInterest += book.billed.interest;
  book.principal += book.billed.fee;
  Object.assign(book.billed, { interest: 0, principal: 0, fee: 0 });
  book.firstUnpaid = book.billedInstalments.length;
}

function applyCreditToDebt(book: Book): void {
  const principal = Math.min(book.credit, book.principal);
  const interest = Math.min(book.credit - principal, book.unbilledInterest);
  book.credit -= principal + interest;
  book.principal -= principal;
  book.unbilledInterest -= interest;
}

/** Writes down debt above the amount that stays owed after the closing, interest first. */
export function releaseRemainder(book: Book): void {
  if (book.closing === null) return;
  const { kind, owed, shortfall } = book.closing;
  const { remainderAccount }: ClosingRule = CLOSINGS[kind];
  const debt = unbilledDebt(book);
  const isTooLittle = kind === 'settled' && owed > 0 && debt < WRITTEN_OFF_BELOW;
  const remainder = isTooLittle ? debt : Math.max(0, debt - owed);
  if (remainderAccount === null || remainder === 0) return;
  const interest = Math.min(remainder, book.unbilledInterest);
  book.unbilledInterest -= interest;
  book.principal -= remainder - interest;
  const lost = isTooLittle ? remainder : Math.min(remainder, shortfall);
  book.closing = { ...book.closing, owed: isTooLittle ? 0 : owed, shortfall: 0 };
  writeDown(book, 'written-off', lost);
  writeDown(book, remainderAccount, remainder - lost);
}
