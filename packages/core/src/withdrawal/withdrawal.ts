import { addDays, daysBetween, type Day } from '../calendar/day.ts';
import { pence, roundHalfUp, type Pence } from '../money/pence.ts';
import { growth } from '../rates/periodic.ts';

/** Days to repay, starting with the day after notice (Consumer Credit Act 1974, s.66A). */
export const DAYS_TO_REPAY = 30;

const DAYS_IN_YEAR = 365;

/**
 * The last day for notice of withdrawal: the given number of days after the later of signing and receipt of the copy
 * (Consumer Credit Act 1974, s.66A).
 */
export function withdrawalEndsOn(signedOn: Day, copyReceivedOn: Day, withdrawalDays: number): Day {
  return addDays(copyReceivedOn > signedOn ? copyReceivedOn : signedOn, withdrawalDays);
}

/** The last day to repay the credit after notice of withdrawal. */
export function repayWithdrawalBy(noticeOn: Day): Day {
  return addDays(noticeOn, DAYS_TO_REPAY);
}

/**
 * Interest for one day, in unrounded pence: the effective annual borrowing rate on the net credit. No fee can be
 * charged on withdrawal, so the financed fee earns no interest. Rounded to the penny it is the "per day" figure in
 * the pre-contract information and the agreement (s.66A; SI 2010/1013 and 1014).
 */
export function withdrawalInterestPerDay(credit: Pence, rate: number): number {
  return credit * growth(rate, 1 / DAYS_IN_YEAR);
}

export type WithdrawalInput = {
  /** Net credit, the amount paid out. */
  readonly credit: Pence;
  /** Effective annual borrowing rate, a fraction. */
  readonly rate: number;
  readonly drawnOn: Day;
  readonly noticeOn: Day;
  readonly repayOn: Day;
  /** Payments already made under the agreement; each repays credit from its day. */
  readonly paid: readonly { readonly on: Day; readonly amount: Pence }[];
};

export type Withdrawal = WithdrawalInput & {
  readonly repayBy: Day;
  readonly days: number;
  readonly perDay: number;
  readonly interest: Pence;
  readonly alreadyPaid: Pence;
  readonly toRepay: Pence;
  /** Paid in excess of credit and interest, to be refunded. */
  readonly toRefund: Pence;
};

/**
 * What a borrower who withdraws repays on a day: the net credit and daily interest since the payout, nothing else
 * (Consumer Credit Act 1974, s.66A(9)). Interest is simple, and the total is rounded once.
 */
export function withdrawalOf(input: WithdrawalInput): Withdrawal {
  const { credit, rate, drawnOn, noticeOn, repayOn, paid } = input;
  const perDay = withdrawalInterestPerDay(credit, rate);
  const days = wholeDays(drawnOn, repayOn);
  const counted = paid.filter(({ on }) => on <= repayOn);
  const repaidPennyDays = counted.reduce((sum, { on, amount }) => sum + amount * wholeDays(on, repayOn), 0);
  const interest = roundHalfUp(Math.max(0, perDay * days - (perDay * repaidPennyDays) / credit));
  const alreadyPaid = pence(counted.reduce((sum, { amount }) => sum + amount, 0));
  const left = credit + interest - alreadyPaid;
  return {
    ...input,
    repayBy: repayWithdrawalBy(noticeOn),
    days,
    perDay,
    interest,
    alreadyPaid,
    toRepay: pence(Math.max(0, left)),
    toRefund: pence(Math.max(0, -left)),
  };
}

function wholeDays(from: Day, to: Day): number {
  return Math.max(0, daysBetween(from, to));
}
