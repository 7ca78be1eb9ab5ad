import { epochDayOf, type Day } from '../../calendar/day.ts';
import { halfUp, pence, ZERO, type Pence } from '../../money/pence.ts';
import { growth } from '../../rates/periodic.ts';
import { settlementFigure, type SettlementFigure } from '../../settlement/settlement-figure.ts';
import { accrue } from '../replay/accrual.ts';
import type { Agreement } from '../agreement.ts';
import { yearsToDueDates } from '../replay/instalments-ahead.ts';
import { interestDue, outstanding, totalOf, type Book } from '../replay/book.ts';
import { orderEvents } from '../replay/event-order.ts';
import type { LoanEvent } from '../events.ts';
import { planOf } from '../replay/plan.ts';
import { project } from './project.ts';
import { replay, type ReplayedLoan } from '../replay/replay.ts';

/** What a loan comes to on one day, with the interest that has grown since the last booking. */
export type LoanBalances = {
  readonly on: Day;
  readonly principal: Pence;
  /** Booked and unpaid. */
  readonly interestBooked: Pence;
  /** Grown since and not booked yet, rounded. */
  readonly interestGrown: Pence;
  /** Both. */
  readonly interestToDate: Pence;
  /** Principal, interest to date and fees due. */
  readonly balance: Pence;
  /** The unpaid part of what has fallen due. */
  readonly dueAndUnpaid: Pence;
};

/**
 * A loan's balances with interest to a day, today or later. Seen from earlier, what falls due by then counts as due
 * and unpaid.
 */
export function balancesOn(agreement: Agreement, events: readonly LoanEvent[], on: Day): LoanBalances {
  return balancesOf(replayUntil(agreement, events, on).book, on);
}

export type Settlement = SettlementFigure & {
  /** What is left when the figure is paid on that day, and is let go: what the event `settled` says. */
  readonly waived: Pence;
};

/**
 * What settles the loan on a day (see `settlementFigure`): the instalments that fall due by then are in it, and leave
 * it as they are paid. Credit counts towards it.
 */
export function settlementOn(agreement: Agreement, events: readonly LoanEvent[], settleOn: Day): Settlement {
  const told = replayUntil(agreement, events, settleOn);
  const { balance, dueAndUnpaid } = balancesOf(told.book, settleOn);
  const { leftToPay } = project(agreement, events, settleOn);
  const optionFee = pence(told.book.isOptionFeeBooked ? 0 : agreement.optionFee);
  const { closing, credit } = told.book;
  const isClosed = closing !== null;
  const settlement = settlementFigure({
    settleOn,
    apr: agreement.apr,
    statutory:
      (isClosed ? balance : told.book.statutory + discountedFee(optionFee, told, epochDayOf(settleOn))) -
      credit,
    dueAndUnpaid,
    balanceWithInterest: balance - credit,
    leftToPay,
    optionFee: isClosed ? ZERO : optionFee,
  });
  const payment = {
    valueOn: settleOn,
    recordedAt: '',
    reference: 'settlement figure',
    method: 'card',
  } as const;
  const received: LoanEvent = { kind: 'payment-received', ...payment, amount: settlement.figure };
  const paid = project(agreement, [...events, received], settleOn);
  const left = paid.outstanding + settlement.optionFee - paid.creditBalance;
  return { ...settlement, waived: pence(Math.max(0, left)) };
}

function replayUntil(agreement: Agreement, events: readonly LoanEvent[], on: Day): ReplayedLoan {
  const told = replay(planOf(agreement), orderEvents(events, on).past, on);
  if (told.book.disbursedOn !== null) accrue(told.book, told.plan, epochDayOf(on));
  return told;
}

function balancesOf(book: Book, on: Day): LoanBalances {
  const grown = Math.max(0, halfUp(book.accrued) - book.accruedBooked);
  return {
    on,
    principal: pence(book.principal),
    interestBooked: pence(interestDue(book)),
    interestGrown: pence(grown),
    interestToDate: pence(interestDue(book) + grown),
    balance: pence(outstanding(book) + grown),
    dueAndUnpaid: pence(totalOf(book.billed)),
  };
}

/** An option fee discounted at the APR from the last due date. */
function discountedFee(optionFee: Pence, told: ReplayedLoan, on: number): number {
  return optionFee / (1 + growth(told.plan.agreement.apr, yearsToDueDates(told, on).at(-1) ?? 0));
}
