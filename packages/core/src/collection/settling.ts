import type { Day } from '../calendar/day.ts';
import type { Agreement } from '../loan/agreement.ts';
import type { LoanEvent } from '../loan/events.ts';
import type { LoanProjection } from '../loan/read/project.ts';
import { settlementOn, type Settlement } from '../loan/read/settlement-on.ts';
import { isIn } from '../loan/states.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';
import { expectedHistory, type PaymentUnderWay } from './expected-history.ts';

/** Why a loan cannot be paid off at the moment, as the borrower reads it. */
export const SETTLEMENT_REFUSALS = {
  notPaidOutYet: 'You can pay off your loan once it has been paid out.',
  loanNotActive: 'This loan has ended, so there is nothing to pay off.',
  withdrawing: 'You’ve withdrawn from this loan. It ends once you’ve paid back what you owe.',
} as const;

export type SettlementRefusal = keyof typeof SETTLEMENT_REFUSALS;

/** Whether a loan can be paid off today. */
export function canSettle({ state, isActive, withdrawal }: LoanProjection): Outcome<true, SettlementRefusal> {
  if (isIn('notYetLive', state)) return refuse('notPaidOutYet');
  if (!isActive) return refuse('loanNotActive');
  return withdrawal === null ? accept(true) : refuse('withdrawing');
}

/**
 * What pays off a loan on a day, today or later, if every payment under way arrives. Instalments that are collected
 * before that day are paid; of those collected on it or later, what is due is part of the figure.
 */
export function settlementIfPaidOn(
  agreement: Agreement,
  events: readonly LoanEvent[],
  projection: LoanProjection,
  { payOn, underWay }: { readonly payOn: Day; readonly underWay: readonly PaymentUnderWay[] },
): Settlement {
  const expected = expectedHistory(projection, events, { underWay, until: payOn, heldFrom: payOn });
  return settlementOn(agreement, expected, payOn);
}
