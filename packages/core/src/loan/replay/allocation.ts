import type { Day } from '../../calendar/day.ts';
import { pence, ZERO } from '../../money/pence.ts';
import { partSettlement } from '../../settlement/part-settlement.ts';
import { instalmentsAhead } from './instalments-ahead.ts';
import {
  unbilledDebt,
  writeDown,
  totalOf,
  type Book,
  type BilledInstalment,
  type Part,
  type Parts,
} from './book.ts';
import { reinstateDebt } from './closings.ts';
import type { Plan } from './plan.ts';
import type { Waterfall, WaterfallStep } from './waterfalls.ts';

/** Where a payment went. A payment that is taken back undoes exactly this. */
export type Allocation = {
  readonly amount: number;
  readonly shares: readonly { readonly demand: BilledInstalment; readonly parts: Parts }[];
  /** What each step beyond the instalments took. */
  readonly taken: Readonly<Record<Exclude<WaterfallStep, 'instalments'>, number>>;
  /** Principal that ends without payment, because some was paid early. */
  readonly rebate: number;
  /** Beyond the debt. */
  readonly credit: number;
};

type Running = {
  left: number;
  shares: { readonly demand: BilledInstalment; readonly parts: Parts }[];
  readonly taken: { interest: number; principal: number; recovery: number };
  rebate: number;
};

/** Shares a payment out by a waterfall. Interest has been booked up to its day. */
export function allocate(book: Book, plan: Plan, waterfall: Waterfall, amount: number): Allocation {
  const running: Running = {
    left: amount,
    shares: [],
    taken: { interest: 0, principal: 0, recovery: 0 },
    rebate: 0,
  };
  for (const step of waterfall.steps) STEPS[step](book, running, waterfall.parts, plan);
  book.credit += running.left;
  return { amount, ...running, credit: running.left };
}

type Step = (book: Book, running: Running, parts: readonly Part[], plan: Plan) => void;

const STEPS: Readonly<Record<WaterfallStep, Step>> = {
  instalments: (book, running, parts, plan) => {
    const { shares, left } = payBilledInstalments(book, parts, running.left);
    if (left > 0 && book.closing === null) running.rebate = grantRebate(book, plan, left);
    Object.assign(running, { shares, left });
  },
  interest: (book, running) => {
    const paid = take(running, 'interest', book.unbilledInterest);
    book.unbilledInterest -= paid;
    book.statutory -= paid;
  },
  principal: (book, running) => {
    const paid = take(running, 'principal', book.principal - book.billed.principal);
    book.principal -= paid;
    book.statutory -= paid;
  },
  recovery: (book, running) =>
    writeDown(book, 'written-off', -take(running, 'recovery', book.writtenDown['written-off'])),
};

function take(running: Running, step: keyof Running['taken'], upTo: number): number {
  const paid = Math.min(running.left, upTo);
  running.left -= paid;
  running.taken[step] += paid;
  return paid;
}

/**
 * What is paid before it is due takes its part of the unearned fee with it, counted as if the term shortens: that
 * is never less than what is owed by law when the instalment is lowered instead.
 */
function grantRebate(book: Book, plan: Plan, paidEarly: number): number {
  const { apr, rate } = plan.agreement;
  const settlement = partSettlement({
    payment: pence(paidEarly),
    balance: pence(unbilledDebt(book)),
    statutory: book.statutory,
    optionFee: ZERO,
    optionFeeWorth: 0,
    shorterTerm: { ahead: instalmentsAhead(plan, book), apr, rate },
  });
  const rebate = Math.min(settlement.rebate, book.principal - book.billed.principal);
  book.principal -= rebate;
  writeDown(book, 'rebates', rebate);
  return rebate;
}

/**
 * Credit of an earlier payment meets a debt that has come back since, as if it were paid now; the payment's own
 * allocation says so, so that its return undoes it.
 */
export function useCredit(
  book: Book,
  plan: Plan,
  waterfall: Waterfall,
  allocations: Map<string, Allocation>,
): void {
  for (const [reference, allocation] of allocations) {
    const credit = Math.min(book.credit, allocation.credit);
    if (credit === 0) continue;
    book.credit -= credit;
    const more = allocate(book, plan, waterfall, credit);
    allocations.set(reference, {
      amount: allocation.amount,
      shares: [...allocation.shares, ...more.shares],
      taken: {
        interest: allocation.taken.interest + more.taken.interest,
        principal: allocation.taken.principal + more.taken.principal,
        recovery: allocation.taken.recovery + more.taken.recovery,
      },
      rebate: allocation.rebate + more.rebate,
      credit: allocation.credit - credit + more.credit,
    });
  }
}

/** Credit of an earlier overpayment pays what falls due later. */
export function allocateCredit(book: Book, waterfall: Waterfall): void {
  const amount = Math.min(book.credit, totalOf(book.billed));
  book.credit -= amount;
  payBilledInstalments(book, waterfall.parts, amount);
}

function payBilledInstalments(
  book: Book,
  order: readonly Part[],
  amount: number,
): { shares: Running['shares']; left: number } {
  const shares = [];
  let left = amount;
  for (let demand = firstOpen(book); left > 0 && demand; demand = firstOpen(book)) {
    const parts = { interest: 0, principal: 0, fee: 0 };
    for (const part of order) {
      parts[part] = Math.min(left, demand.unpaid[part]);
      left -= parts[part];
      owe(book, demand, part, -parts[part]);
    }
    shares.push({ demand, parts });
  }
  return { shares, left };
}

function firstOpen(book: Book): BilledInstalment | undefined {
  let demand = book.billedInstalments[book.firstUnpaid];
  while (demand && totalOf(demand.unpaid) === 0) demand = book.billedInstalments[(book.firstUnpaid += 1)];
  return demand;
}

function owe(book: Book, demand: BilledInstalment, part: Part, amount: number): void {
  demand.unpaid[part] += amount;
  book.billed[part] += amount;
  if (part === 'principal') book.principal += amount;
}

const PARTS = ['interest', 'principal', 'fee'] as const satisfies readonly Part[];

/**
 * Takes a payment back: its instalments are open again and can be missed from that day. Credit that has been
 * used since is owed as principal. Once the loan is closed all of it is, and a rebate stays: nothing is paid early any
 * more.
 */
export function undo(book: Book, allocation: Allocation, on: Day): void {
  const { shares, taken, rebate, amount } = allocation;
  const credit = Math.min(book.credit, allocation.credit);
  book.credit -= credit;
  writeDown(book, 'written-off', taken.recovery);
  if (book.closing !== null) {
    const owed = amount - taken.recovery - credit;
    book.principal += owed;
    reinstateDebt(book, owed);
    return;
  }
  writeDown(book, 'rebates', -rebate);
  for (const { demand, parts } of shares) {
    for (const part of PARTS) owe(book, demand, part, parts[part]);
    demand.canBeMissedFrom = on;
    book.firstUnpaid = Math.min(book.firstUnpaid, demand.index);
  }
  book.unbilledInterest += taken.interest;
  book.principal += taken.principal + rebate + allocation.credit - credit;
  book.statutory += taken.interest + taken.principal + allocation.credit - credit;
}
