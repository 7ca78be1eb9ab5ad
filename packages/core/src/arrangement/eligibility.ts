import { addMonths } from '../calendar/day.ts';
import { hasPayerDied } from '../collection/direct-debit-reasons.ts';
import type { LoanEvent } from '../loan/events.ts';
import type { LoanProjection } from '../loan/read/project.ts';
import { isIn } from '../loan/states.ts';

/** The longest that a plan runs, and the time in which a plan can be asked for again once. */
export const LONGEST_PLAN_MONTHS = 6;

const MOST_PLANS = 2;

/** Why a borrower cannot set up a payment plan by themselves today, as they read it. */
export const ARRANGEMENT_REFUSALS = {
  notPaidOutYet: 'Your loan hasn’t been paid out yet, so there is nothing to pay.',
  loanNotActive: 'This loan has ended. Talk to us about anything that is still owed.',
  withdrawing: 'You’ve withdrawn from this loan. Talk to us if you can’t pay it back in time.',
  needsAPerson:
    'Someone on our team has to look at this loan before anything changes on it. You don’t have to pay anything online. Call or email us.',
  planUnderWay: 'You already have a payment plan on this loan.',
  interestPaused: 'Interest and payments on this loan are paused at the moment. You don’t need a plan now.',
  nothingOverdue:
    'Nothing is overdue on this loan. If you think you can’t make your next payment, talk to us before it is due.',
  askedTwice:
    'You’ve set up two payment plans in the last six months. Talk to us, and we’ll look for something that lasts.',
} as const;

export type ArrangementRefusal = keyof typeof ARRANGEMENT_REFUSALS;

/**
 * Why the borrower cannot set up an arrangement by themselves; null where they can. Two in six months, however they
 * ended; after that a person looks at it with them (CONC 7.3). None once the bank has reported a death: the words do not
 * say it, because someone of the family may read them.
 */
export function whyNoArrangement(
  projection: LoanProjection,
  events: readonly LoanEvent[],
): ArrangementRefusal | null {
  const { state, isActive, withdrawal, arrangement, isInterestFrozen, asOf } = projection;
  if (isIn('notYetLive', state)) return 'notPaidOutYet';
  if (!isActive) return 'loanNotActive';
  if (hasPayerDied(events)) return 'needsAPerson';
  if (withdrawal !== null) return 'withdrawing';
  if (arrangement !== null) return 'planUnderWay';
  if (isInterestFrozen) return 'interestPaused';
  if (!isIn('inArrears', state)) return 'nothingOverdue';
  const since = addMonths(asOf, -LONGEST_PLAN_MONTHS);
  const asked = events.filter(({ kind, valueOn }) => kind === 'arrangement-agreed' && valueOn > since);
  return asked.length >= MOST_PLANS ? 'askedTwice' : null;
}
