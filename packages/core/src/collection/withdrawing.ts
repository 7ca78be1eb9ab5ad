import type { Day } from '../calendar/day.ts';
import type { Agreement } from '../loan/agreement.ts';
import type { LoanEvent } from '../loan/events.ts';
import type { LoanProjection } from '../loan/read/project.ts';
import { withdrawalOn } from '../loan/read/withdrawal-under-way.ts';
import { isIn } from '../loan/states.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';
import { repayWithdrawalBy, type Withdrawal } from '../withdrawal/withdrawal.ts';
import { expectedHistory, type PaymentUnderWay } from './expected-history.ts';
import { settlementExpiry } from '../settlement/settlement-date.ts';

/** Why a borrower cannot withdraw from a loan by a page, as they read it. */
export const WITHDRAWAL_REFUSALS = {
  notPaidOutYet: 'Your loan hasn’t been paid out yet. Tell us by phone or email that you want to withdraw.',
  loanNotActive: 'This loan has ended, so there is nothing to withdraw from.',
  tooLate: 'The 14 days to withdraw are over. You can still pay off your loan early at any time.',
} as const;

export type WithdrawalRefusal = keyof typeof WITHDRAWAL_REFUSALS;

/** Whether a borrower can withdraw today, or already has and can repay (Consumer Credit Act 1974, s.66A). */
export function canWithdraw(projection: LoanProjection): Outcome<true, WithdrawalRefusal> {
  const { state, isActive, asOf, withdrawUntil, withdrawal } = projection;
  if (isIn('notYetLive', state)) return refuse('notPaidOutYet');
  if (!isActive) return refuse('loanNotActive');
  return withdrawal !== null || asOf <= withdrawUntil ? accept(true) : refuse('tooLate');
}

/**
 * The last day on which a figure that is asked for today can be paid: the last of the 30 days to repay, after the notice
 * that was given or one that is given today. What was not repaid by then is still owed, and its figure lasts as long as
 * one that pays off a loan.
 */
export function withdrawalExpiry({ asOf, withdrawal }: Pick<LoanProjection, 'asOf' | 'withdrawal'>): Day {
  const repayBy = withdrawal?.repayBy ?? repayWithdrawalBy(asOf);
  return repayBy >= asOf ? repayBy : settlementExpiry(asOf);
}

/** What repays a withdrawal on a day, today or later, if every payment under way arrives and no other is collected. */
export function withdrawalIfRepaidOn(
  agreement: Agreement,
  events: readonly LoanEvent[],
  projection: LoanProjection,
  { repayOn, underWay }: { readonly repayOn: Day; readonly underWay: readonly PaymentUnderWay[] },
): Withdrawal {
  const { asOf } = projection;
  const expected = expectedHistory(projection, events, { underWay, until: repayOn, heldFrom: asOf });
  return withdrawalOn(agreement, expected, { noticeOn: asOf, repayOn });
}
