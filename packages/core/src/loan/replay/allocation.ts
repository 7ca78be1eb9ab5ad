import type { Day } from '../../calendar/day.ts';
import { totalOf, writeDown, type BilledInstalment, type Book, type Part, type Parts } from './book.ts';
import { expectAgain } from './billing.ts';
import { reinstateDebt } from './closings.ts';
import { grantRebate } from './early-payment.ts';
import type { Plan } from './plan.ts';
import type { Waterfall, WaterfallStep } from './waterfalls.ts';

/** How a payment was allocated. Reversing the payment undoes exactly this. */
export type Allocation = {
  readonly on: Day;
  readonly amount: number;
  readonly shares: readonly { readonly instalment: BilledInstalment; readonly parts: Parts }[];
  /** Amounts allocated by the steps other than the instalments. */
  readonly byStep: Readonly<Record<Exclude<WaterfallStep, 'instalments'>, number>>;
  /** Principal rebated because of early payment. */
  readonly rebate: number;
  /** In excess of the debt. */
  readonly credit: number;
};

type AllocationDraft = {
  left: number;
  shares: { readonly instalment: BilledInstalment; readonly parts: Parts }[];
  readonly byStep: { interest: number; principal: number; recovery: number };
  rebate: number;
};

/** A payment, or credit that counts as one. */
type Money = { readonly valueOn: Day; readonly amount: number };

/** Allocates a payment by a waterfall. Interest must be booked up to its day. */
export function allocate(
  book: Book,
  plan: Plan,
  waterfall: Waterfall,
  { valueOn: on, amount }: Money,
): Allocation {
  const draft: AllocationDraft = {
    left: amount,
    shares: [],
    byStep: { interest: 0, principal: 0, recovery: 0 },
    rebate: 0,
  };
  for (const step of waterfall.steps) STEP_HANDLERS[step](book, draft, waterfall.parts, plan);
  book.credit += draft.left;
  return { on, amount, ...draft, credit: draft.left };
}

type StepHandler = (book: Book, draft: AllocationDraft, parts: readonly Part[], plan: Plan) => void;

const STEP_HANDLERS: Readonly<Record<WaterfallStep, StepHandler>> = {
  instalments: (book, draft, parts, plan) => {
    const { shares, left } = payBilledInstalments(book, parts, draft.left);
    // After a notice of withdrawal nothing is paid early: the credit is paid back, and the rest is never owed.
    const isEarly = left > 0 && book.closing === null && book.withdrawalNoticedOn === null;
    if (isEarly) draft.rebate = grantRebate(book, plan, left);
    Object.assign(draft, { shares, left });
  },
  interest: (book, draft) => {
    const paid = allocateUpTo(draft, 'interest', book.unbilledInterest);
    book.unbilledInterest -= paid;
  },
  principal: (book, draft) => {
    const paid = allocateUpTo(draft, 'principal', book.principal - book.billed.principal);
    book.principal -= paid;
  },
  recovery: (book, draft) =>
    writeDown(book, 'written-off', -allocateUpTo(draft, 'recovery', book.writtenDown['written-off'])),
};

function allocateUpTo(draft: AllocationDraft, step: keyof AllocationDraft['byStep'], upTo: number): number {
  const paid = Math.min(draft.left, upTo);
  draft.left -= paid;
  draft.byStep[step] += paid;
  return paid;
}

/** Takes back rebates of early payments, the latest first, so that a payment reversed later reverses what is left. */
export function takeBackRebate(allocations: Map<string, Allocation>, amount: number): void {
  let left = amount;
  for (const [reference, allocation] of [...allocations].reverse()) {
    const takenBack = Math.min(left, allocation.rebate);
    left -= takenBack;
    allocations.set(reference, { ...allocation, rebate: allocation.rebate - takenBack });
  }
}

/** Adds to the rebate of the latest early payment. */
export function addRebate(allocations: Map<string, Allocation>, amount: number): void {
  const latest = [...allocations].findLast(([, { rebate }]) => rebate > 0);
  if (latest) allocations.set(latest[0], { ...latest[1], rebate: latest[1].rebate + amount });
}

/** What early payments were granted in rebates. */
export function rebatesOf(allocations: ReadonlyMap<string, Allocation>): number {
  return [...allocations.values()].reduce((sum, { rebate }) => sum + rebate, 0);
}

/**
 * Applies credit of earlier payments to debt that has come back since, as if paid now. The allocations of those
 * payments are extended, so that reversing them undoes this too.
 */
export function reallocateCredit(
  book: Book,
  plan: Plan,
  waterfall: Waterfall,
  allocations: Map<string, Allocation>,
): void {
  for (const [reference, allocation] of allocations) {
    const credit = Math.min(book.credit, allocation.credit);
    if (credit === 0) continue;
    book.credit -= credit;
    const more = allocate(book, plan, waterfall, { valueOn: allocation.on, amount: credit });
    allocations.set(reference, {
      on: allocation.on,
      amount: allocation.amount,
      shares: [...allocation.shares, ...more.shares],
      byStep: {
        interest: allocation.byStep.interest + more.byStep.interest,
        principal: allocation.byStep.principal + more.byStep.principal,
        recovery: allocation.byStep.recovery + more.byStep.recovery,
      },
      rebate: allocation.rebate + more.rebate,
      credit: allocation.credit - credit + more.credit,
    });
  }
}

/** Applies credit of an earlier overpayment to instalments billed later. */
export function allocateCredit(book: Book, waterfall: Waterfall): void {
  const amount = Math.min(book.credit, totalOf(book.billed));
  book.credit -= amount;
  payBilledInstalments(book, waterfall.parts, amount);
}

function payBilledInstalments(
  book: Book,
  partOrder: readonly Part[],
  amount: number,
): { shares: AllocationDraft['shares']; left: number } {
  const shares = [];
  let left = amount;
  for (
    let instalment = firstUnpaidInstalment(book);
    left > 0 && instalment;
    instalment = firstUnpaidInstalment(book)
  ) {
    const parts = { interest: 0, principal: 0, fee: 0 };
    for (const part of partOrder) {
      parts[part] = Math.min(left, instalment.unpaid[part]);
      left -= parts[part];
      adjustUnpaid(book, instalment, part, -parts[part]);
    }
    shares.push({ instalment, parts });
  }
  return { shares, left };
}

function firstUnpaidInstalment(book: Book): BilledInstalment | undefined {
  let instalment = book.billedInstalments[book.firstUnpaid];
  while (instalment && totalOf(instalment.unpaid) === 0)
    instalment = book.billedInstalments[(book.firstUnpaid += 1)];
  return instalment;
}

function adjustUnpaid(book: Book, instalment: BilledInstalment, part: Part, amount: number): void {
  instalment.unpaid[part] += amount;
  book.billed[part] += amount;
  if (part === 'principal') book.principal += amount;
}

const PARTS = ['interest', 'principal', 'fee'] as const satisfies readonly Part[];

/**
 * Reverses a payment: its instalments are unpaid again and can be missed from that day. Credit used since is owed as
 * principal. On a closed loan the whole amount is owed and the rebate stays, because nothing is paid early any more.
 * Returns what had been paid early.
 */
export function reverseAllocation(book: Book, allocation: Allocation, on: Day): number {
  const { shares, byStep, rebate, amount } = allocation;
  const credit = Math.min(book.credit, allocation.credit);
  book.credit -= credit;
  writeDown(book, 'written-off', byStep.recovery);
  if (book.closing !== null) {
    const owed = amount - byStep.recovery - credit;
    book.principal += owed;
    reinstateDebt(book, owed);
    return 0;
  }
  writeDown(book, 'rebates', -rebate);
  for (const { instalment, parts } of shares) {
    for (const part of PARTS) adjustUnpaid(book, instalment, part, parts[part]);
    expectAgain(book, instalment, on);
    book.firstUnpaid = Math.min(book.firstUnpaid, instalment.index);
  }
  book.unbilledInterest += byStep.interest;
  const owedAgain = byStep.principal + allocation.credit - credit;
  book.principal += owedAgain + rebate;
  return byStep.interest + owedAgain;
}
