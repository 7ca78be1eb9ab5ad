import { epochDayOf, type Day } from '../../calendar/day.ts';
import { pence, ZERO, type Pence } from '../../money/pence.ts';
import { growth } from '../../rates/periodic.ts';
import { settlementFigure, type SettlementFigure } from '../../settlement/settlement-figure.ts';
import { accrue } from '../replay/accrual.ts';
import type { Agreement } from '../agreement.ts';
import { yearsToDueDates } from '../replay/future-instalments.ts';
import { interestDue, outstanding, totalOf } from '../replay/book.ts';
import { orderEvents } from '../replay/event-order.ts';
import type { LoanEvent } from '../events.ts';
import { interestAccrued, interestToDate } from './interest-to-date.ts';
import { planOf } from '../replay/plan.ts';
import { project } from './project.ts';
import { replay, type ReplayedLoan } from '../replay/replay.ts';

/** A loan's balances on a day, including interest accrued since the last booking. */
export type LoanBalances = {
  readonly on: Day;
  readonly principal: Pence;
  /** Booked and unpaid. */
  readonly interestBooked: Pence;
  /** Accrued and not booked yet, rounded. */
  readonly interestAccrued: Pence;
  /** Interest booked and accrued. */
  readonly interestToDate: Pence;
  /** Principal, interest to date and fees due. */
  readonly balance: Pence;
  /** The unpaid part of billed instalments. */
  readonly dueAndUnpaid: Pence;
};

/**
 * A loan's balances with interest to a day, today or later. For a later day, instalments due by then count as due and
 * unpaid.
 */
export function balancesOn(agreement: Agreement, events: readonly LoanEvent[], on: Day): LoanBalances {
  return balancesOf(replayUntil(agreement, events, on), on);
}

export type Settlement = SettlementFigure & {
  /** The debt left when the figure is paid on that day, which is waived: the amount in the `settled` event. */
  readonly waived: Pence;
};

/**
 * The settlement figure on a day (see `settlementFigure`). It includes the instalments due by then until they are
 * paid, and is reduced by credit.
 */
export function settlementOn(agreement: Agreement, events: readonly LoanEvent[], settleOn: Day): Settlement {
  const replayed = replayUntil(agreement, events, settleOn);
  const { balance, dueAndUnpaid } = balancesOf(replayed, settleOn);
  const { leftToPay } = project(agreement, events, settleOn);
  const optionFee = pence(replayed.book.isOptionFeeBooked ? 0 : agreement.optionFee);
  const { closing, credit } = replayed.book;
  const isClosed = closing !== null;
  const settlement = settlementFigure({
    settleOn,
    apr: agreement.apr,
    statutory:
      (isClosed
        ? balance
        : replayed.book.statutory + discountedFee(optionFee, replayed, epochDayOf(settleOn))) - credit,
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
  const replayed = replay(planOf(agreement), orderEvents(events, on).past, on);
  if (replayed.book.disbursedOn !== null) accrue(replayed.book, replayed.plan, epochDayOf(on));
  return replayed;
}

function balancesOf(replayed: ReplayedLoan, on: Day): LoanBalances {
  const { book } = replayed;
  const accrued = interestAccrued(replayed, on);
  return {
    on,
    principal: pence(book.principal),
    interestBooked: pence(interestDue(book)),
    interestAccrued: accrued,
    interestToDate: interestToDate(replayed, on),
    balance: pence(outstanding(book) + accrued),
    dueAndUnpaid: pence(totalOf(book.billed)),
  };
}

/** The option fee discounted at the APR from the last due date. */
function discountedFee(optionFee: Pence, replayed: ReplayedLoan, on: number): number {
  return optionFee / (1 + growth(replayed.plan.agreement.apr, yearsToDueDates(replayed, on).at(-1) ?? 0));
}
