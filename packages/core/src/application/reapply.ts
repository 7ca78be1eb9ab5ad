import { addDays, addMonths, type Day } from '../calendar/day.ts';
import { longDay } from '../calendar/display.ts';
import type { DeclineReason } from '../decision/decline-reasons.ts';
import type { LoanState } from '../loan/states.ts';

/** Days after a decline before another application is taken. */
export const DAYS_AFTER_DECLINE = 30;

/** Years for which a debt that was not repaid rules out another loan: as long as it is on a credit file. */
const YEARS_AFTER_DEFAULT = 6;

/** Loans that ended without being repaid. */
export const ENDED_UNPAID = ['Sold', 'Written Off', 'Terminated'] as const satisfies readonly LoanState[];

/** A decline for these alone does not count: a smaller loan might be accepted. */
export const ABOUT_THE_AMOUNT = [
  'amountOutOfRange',
  'amount-not-offered',
  'less-affordable',
] as const satisfies readonly DeclineReason[];

/** Whether a decline was for the amount alone. */
export function isAboutTheAmount(reasons: readonly DeclineReason[]): boolean {
  const alone: readonly DeclineReason[] = ABOUT_THE_AMOUNT;
  return reasons.every((reason) => alone.includes(reason));
}

/** What a borrower's record says about borrowing again. */
export type ReapplyFacts = {
  readonly hasActiveLoan: boolean;
  /** When a loan last became one of `ENDED_UNPAID`. */
  readonly endedUnpaidOn: Day | null;
  /** The last decline for more than the amount. */
  readonly declinedOn: Day | null;
};

/** Why a borrower cannot apply, with a sentence for them. */
export type NoReapply = {
  readonly reason: 'activeLoan' | 'endedUnpaid' | 'recentDecline';
  readonly because: string;
};

/** Why a borrower cannot apply for another loan on a day, or null. */
export function whyNotReapply(
  { hasActiveLoan, endedUnpaidOn, declinedOn }: ReapplyFacts,
  today: Day,
): NoReapply | null {
  if (hasActiveLoan) {
    return {
      reason: 'activeLoan',
      because: 'You already have a loan with us. You can apply again once it is repaid.',
    };
  }
  const afterDefault = endedUnpaidOn && addMonths(endedUnpaidOn, YEARS_AFTER_DEFAULT * 12);
  if (afterDefault && today < afterDefault) {
    return {
      reason: 'endedUnpaid',
      because: `One of your loans ended before it was repaid. You can apply again from ${longDay(afterDefault)}.`,
    };
  }
  const afterDecline = declinedOn && addDays(declinedOn, DAYS_AFTER_DECLINE);
  if (declinedOn && afterDecline && today < afterDecline) {
    return {
      reason: 'recentDecline',
      because: `We couldn’t lend to you on ${longDay(declinedOn)}. You can apply again from ${longDay(afterDecline)}.`,
    };
  }
  return null;
}
