import type { Day } from '../calendar/day.ts';
import { PARTS, totalOf, type Book, type Demand, type Parts } from './book.ts';

/** Where a payment went. A payment that is taken back undoes exactly this. */
export type Allocation = {
  readonly amount: number;
  readonly shares: readonly { readonly demand: Demand; readonly parts: Parts }[];
  /** Interest booked and not yet in an instalment. */
  readonly interest: number;
  /** Principal that no instalment has asked for: a part settlement, the term shortens. */
  readonly principal: number;
  /** Beyond the debt. */
  readonly credit: number;
};

/** Oldest instalment first, in each interest before principal; then interest, then principal, then credit. */
export function allocate(book: Book, amount: number): Allocation {
  const { shares, left } = payDemands(book, amount);
  const interest = Math.min(left, book.openInterest);
  book.openInterest -= interest;
  const principal = Math.min(left - interest, book.principal - book.demanded.principal);
  book.principal -= principal;
  const credit = left - interest - principal;
  book.credit += credit;
  return { amount, shares, interest, principal, credit };
}

/** Credit of an earlier overpayment pays what falls due later. */
export function allocateCredit(book: Book): void {
  const amount = Math.min(book.credit, totalOf(book.demanded));
  book.credit -= amount;
  payDemands(book, amount);
}

function payDemands(book: Book, amount: number): { shares: Allocation['shares']; left: number } {
  const shares = [];
  let left = amount;
  for (let demand = firstOpen(book); left > 0 && demand; demand = firstOpen(book)) {
    const parts = { interest: 0, principal: 0, fee: 0 };
    for (const part of PARTS) {
      parts[part] = Math.min(left, demand.open[part]);
      left -= parts[part];
      owe(book, demand, part, -parts[part]);
    }
    shares.push({ demand, parts });
  }
  return { shares, left };
}

function firstOpen(book: Book): Demand | undefined {
  let demand = book.demands[book.firstOpen];
  while (demand && totalOf(demand.open) === 0) demand = book.demands[(book.firstOpen += 1)];
  return demand;
}

function owe(book: Book, demand: Demand, part: keyof Parts, amount: number): void {
  demand.open[part] += amount;
  book.demanded[part] += amount;
  if (part === 'principal') book.principal += amount;
}

/**
 * Takes a payment back: its instalments are open again and can be missed from that day. Credit that has been
 * used since is owed as principal.
 */
export function undo(book: Book, allocation: Allocation, on: Day): void {
  for (const { demand, parts } of allocation.shares) {
    for (const part of PARTS) owe(book, demand, part, parts[part]);
    demand.exposedFrom = on;
    book.firstOpen = Math.min(book.firstOpen, demand.index);
  }
  const credit = Math.min(book.credit, allocation.credit);
  book.credit -= credit;
  book.openInterest += allocation.interest;
  book.principal += allocation.principal + allocation.credit - credit;
}
