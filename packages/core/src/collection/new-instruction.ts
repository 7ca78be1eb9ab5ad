import type { Day } from '../calendar/day.ts';
import { addWorkingDays } from '../calendar/working-days.ts';
import type { LoanEvent } from '../loan/events.ts';
import type { LoanProjection } from '../loan/read/project.ts';
import { isIn } from '../loan/states.ts';
import { directDebitReason, type ReasonEffect } from './direct-debit-reasons.ts';

/** Working days from lodging an instruction until a collection under it can be submitted: AUDDIS takes three. */
const DAYS_UNTIL_IN_FORCE = 3;

/** Working days from submitting a collection until it is collected. */
const DAYS_TO_COLLECT = 2;

/** When an instruction that is asked for today goes to the bank, and the first day on which it can collect. */
export function newInstruction(today: Day): { readonly lodgedOn: Day; readonly usedFrom: Day } {
  const lodgedOn = addWorkingDays(today, 1);
  return { lodgedOn, usedFrom: addWorkingDays(lodgedOn, DAYS_UNTIL_IN_FORCE + DAYS_TO_COLLECT) };
}

/** Whether a loan needs a Direct Debit: paid out, and something is still to be paid. */
export function needsDirectDebit({ state, disbursedOn, leftToPay }: LoanProjection): boolean {
  return disbursedOn !== null && !isIn('finished', state) && !isIn('closedByLender', state) && leftToPay > 0;
}

/** What the end of the newest instruction asks for; null when none was ended. */
export function effectOfCancellation(events: readonly LoanEvent[]): ReasonEffect | null {
  const cancelled = events.findLast((event) => event.kind === 'mandate-cancelled');
  return cancelled === undefined ? null : (directDebitReason(cancelled.reason)?.effect ?? 'set-up-again');
}

/** The next payment that is collected before an instruction can be used, and so from the account before. */
export function collectedBefore({ rows }: LoanProjection, usedFrom: Day): Day | null {
  const next = rows.find(({ status }) => status === 'upcoming' || status === 'pending');
  return next && next.collectOn < usedFrom ? next.collectOn : null;
}
