import type { Day } from '../../calendar/day.ts';
import type { Accounts } from '../../ledger/accounts.ts';
import { pence, ZERO, type Pence } from '../../money/pence.ts';
import { PRODUCTS } from '../../pricing/products.ts';
import type { ScheduleRow } from '../../schedule/rows.ts';
import { withdrawalEndsOn } from '../../withdrawal/withdrawal.ts';
import { isInterestFrozen } from '../replay/accrual.ts';
import type { Agreement } from '../agreement.ts';
import { breathingSpaceOf, type BreathingSpace } from './breathing-space.ts';
import { currentArrangement, type Arrangement } from './arrangement.ts';
import { arrearsOf, unpaidInstalments, type Arrears } from './arrears.ts';
import { attemptsIn } from './attempts.ts';
import { interestDue, outstanding, type Book } from '../replay/book.ts';
import { orderEvents } from '../replay/event-order.ts';
import { withdrawalUnderWay, type WithdrawalUnderWay } from './withdrawal-under-way.ts';
import type { LoanEvent } from '../events.ts';
import { cancelledOn, payoutProblemOf, type PayoutProblem } from '../payout-problem.ts';
import { forecastRows, nextRowIfUnpaid } from './forecast.ts';
import {
  grownLastInstalment,
  lastCollections,
  type GrownLastInstalment,
  type LastCollections,
} from './grown-last-instalment.ts';
import { leftToPayOf } from './left-to-pay.ts';
import { isMandateActive } from './mandate.ts';
import { nextChangeOf } from './next-change.ts';
import { nextPaymentOf, type NextPayment } from './next-payment.ts';
import { planOf } from '../replay/plan.ts';
import { projectedRows, type ProjectedRow } from './projected-rows.ts';
import { interestToDate } from './interest-to-date.ts';
import { replay } from '../replay/replay.ts';
import { reopenedSettlement, type ReopenedSettlement } from './reopened-settlement.ts';
import { stateOf } from './state-of.ts';
import { isIn, type LoanState } from '../states.ts';

export type LoanProjection = {
  readonly asOf: Day;
  readonly state: LoanState;
  readonly isActive: boolean;
  readonly disbursedOn: Day | null;
  readonly principal: Pence;
  /** Booked and unpaid. Interest accrued since the last booking is in no figure but `interestToDate`. */
  readonly interestDue: Pence;
  /** Interest booked and accrued, unpaid: it grows every day. */
  readonly interestToDate: Pence;
  /** Principal, interest due and fees due: the receivable account. */
  readonly outstanding: Pence;
  /** Paid in excess of the debt. */
  readonly creditBalance: Pence;
  /** Charges rebated because of early payments. */
  readonly rebates: Pence;
  readonly totalPaid: Pence;
  /** Total of the remaining instalments; pending payments are not deducted. */
  readonly leftToPay: Pence;
  readonly progress: { readonly paidInstalments: number; readonly totalInstalments: number };
  readonly rows: readonly ProjectedRow[];
  readonly arrears: Arrears;
  readonly arrangement: Arrangement | null;
  readonly isInterestFrozen: boolean;
  /** In which nothing is collected by itself and the borrower is not asked for money. */
  readonly breathingSpace: BreathingSpace | null;
  readonly nextPayment: NextPayment | null;
  /** The last day on which the borrower can withdraw (Consumer Credit Act 1974, s.66A). */
  readonly withdrawUntil: Day;
  readonly isMandateActive: boolean;
  /** The last instalment, while it is ahead and more than agreed. */
  readonly grownLast: GrownLastInstalment | null;
  /** The most of an instalment that is collected by itself, from the last agreed one on. */
  readonly lastCollections: LastCollections;
  /** A settlement whose money came back, and what fell due meanwhile; null once the loan has ended. */
  readonly reopening: ReopenedSettlement | null;
  /** A withdrawal that the borrower gave notice of and that is not repaid yet. */
  readonly withdrawal: WithdrawalUnderWay | null;
  /** Why the money did not reach the borrower; only of a loan that is Pending. */
  readonly payoutProblem: PayoutProblem | null;
  readonly nextChangeOn: Day | null;
  readonly accounts: Accounts;
};

/**
 * Projects a loan as of a day: a pure function of the agreement and the events in effect, independent of the order in
 * which they were recorded. Linear in events and instalments.
 *
 * The stored row omits `asOf`, `interestToDate` and the days and bucket of arrears, which follow from `arrears.since`.
 * Nothing else changes before `nextChangeOn`.
 */
export function project(agreement: Agreement, events: readonly LoanEvent[], asOf: Day): LoanProjection {
  const signed = planOf(agreement);
  const { past, future, nextOn } = orderEvents(events, asOf);
  const replayed = replay(signed, past, asOf);
  const { book } = replayed;
  const attempts = attemptsIn(past);
  const unpaid = unpaidInstalments(book, attempts, asOf);
  const isDisbursed = book.disbursedOn !== null;
  const futureRows = isDisbursed
    ? forecastRows({ ...replayed, signed, past, future, asOf, expected: unpaid.expected })
    : plannedRows(agreement.instalments, book);
  const rows = projectedRows(book, futureRows, unpaid, attempts);
  const arrears = arrearsOf(unpaid.missed, asOf);
  const isInArrears = unpaid.missed.length > 0;
  const state = stateOf({ book, past, isInArrears, hasFutureRows: futureRows.length > 0 });
  const withdrawal = withdrawalUnderWay(agreement, replayed, asOf);
  const withdrawUntil = withdrawalEnd(agreement);
  const { arrangement, nextChangeOn } = currentArrangement(past, asOf);
  const isRunning = isIn('active', state) && !withdrawal && !isInterestFrozen(book);
  const isArranged = arrangement?.status === 'active';
  const grownLast =
    isRunning && !isArranged
      ? grownLastInstalment({ agreement, rows, past, asOf, reducedInstalment: book.reducedInstalment })
      : null;
  const reopening = isIn('active', state) ? reopenedSettlement(book, rows) : null;
  const payoutProblem = state === 'Pending' ? payoutProblemOf(past) : null;
  const creditBalance = pence(book.credit);
  return {
    asOf,
    state,
    isActive: isIn('active', state),
    disbursedOn: book.disbursedOn,
    ...balancesOf(book),
    interestToDate: interestToDate(replayed, asOf),
    leftToPay: withdrawal?.toRepay ?? (isDisbursed ? leftToPayOf(rows, book) : ZERO),
    progress: {
      paidInstalments: rows.filter(({ status }) => status === 'paid').length,
      totalInstalments: rows.length,
    },
    rows,
    arrears,
    arrangement,
    isInterestFrozen: isInterestFrozen(book),
    breathingSpace: breathingSpaceOf(past, future),
    nextPayment:
      isDisbursed && !withdrawal
        ? nextPaymentOf({ rows, arrears, creditBalance, arrangement, reopening })
        : null,
    withdrawUntil,
    isMandateActive: isMandateActive(past),
    reopening,
    grownLast,
    lastCollections: lastCollections(agreement, past),
    withdrawal,
    payoutProblem,
    nextChangeOn: nextChangeOf({
      state,
      asOf,
      nextEventOn: nextOn,
      nextDue: isDisbursed && !withdrawal ? (futureRows[0] ?? nextRowIfUnpaid(replayed, future)) : undefined,
      nextMissedOn: unpaid.nextMissedOn,
      nextArrangementOn: isIn('active', state) ? nextChangeOn : null,
      noticeOn: grownLast?.choice === null ? grownLast.noticeOn : null,
      withdrawUntil,
      cancelledOn: payoutProblem && cancelledOn(payoutProblem),
    }),
    accounts: accountsOf(book),
  };
}

function withdrawalEnd({ signedOn, copyReceivedOn, productId }: Agreement): Day {
  return withdrawalEndsOn(signedOn, copyReceivedOn, PRODUCTS[productId].withdrawalDays);
}

function balancesOf(book: Book) {
  return {
    principal: pence(book.principal),
    interestDue: pence(interestDue(book)),
    outstanding: pence(outstanding(book)),
    creditBalance: pence(book.credit),
    rebates: pence(book.writtenDown.rebates),
    totalPaid: pence(book.received),
  };
}

/** The agreed instalments of a loan before payout; none once it is closed. */
function plannedRows(planned: readonly ScheduleRow[], { closing }: Book): readonly ScheduleRow[] {
  return closing === null ? planned : [];
}

function accountsOf(book: Book): Accounts {
  return {
    'loan-receivable': pence(outstanding(book)),
    bank: pence(book.received - book.paidOut - book.refunded),
    'interest-income': pence(-book.interestBooked),
    'fee-income': pence(-book.feesBooked),
    'borrower-credit': pence(-book.credit),
    ...book.writtenDown,
  };
}
