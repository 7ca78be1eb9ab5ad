import { epochDayOf, type Day } from '../../calendar/day.ts';
import { pence, type Pence } from '../../money/pence.ts';
import { accrue } from '../replay/accrual.ts';
import type { Agreement } from '../agreement.ts';
import { interestDue, outstanding, totalOf } from '../replay/book.ts';
import { orderEvents } from '../replay/event-order.ts';
import type { LoanEvent } from '../events.ts';
import { interestAccrued, interestToDate } from './interest-to-date.ts';
import { planOf } from '../replay/plan.ts';
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

/** A loan replayed with interest accrued up to a day. */
export function replayUntil(agreement: Agreement, events: readonly LoanEvent[], on: Day): ReplayedLoan {
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
