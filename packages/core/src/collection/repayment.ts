import type { Day } from '../calendar/day.ts';
import { addWorkingDays } from '../calendar/working-days.ts';
import { yearsBetween } from '../calendar/years-between.ts';
import type { Agreement } from '../loan/agreement.ts';
import type { LoanEvent } from '../loan/events.ts';
import type { LoanProjection } from '../loan/read/project.ts';
import { settlementOn } from '../loan/read/settlement-on.ts';
import { isIn } from '../loan/states.ts';
import { pence, type Pence } from '../money/pence.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';
import { growth } from '../rates/periodic.ts';
import { submissionDay } from '../schedule/payment-days.ts';
import { hasInstruction } from './collects-instalments.ts';
import { expectedHistory, type PaymentUnderWay } from './expected-history.ts';
import { settlementIfPaidOn } from './settling.ts';

/** Working days' notice of a Direct Debit that the borrower asks for. Their mandate states it, in place of ten. */
export const REQUESTED_DEBIT_NOTICE_DAYS = 3;

/** The least that a borrower can pay, unless less is owed. */
const LEAST_REPAYMENT = pence(1_00);

/** Why a borrower cannot pay in a way at the moment, as they read it. */
export const REPAYMENT_REFUSALS = {
  notPaidOutYet: 'You can make payments once your loan has been paid out.',
  loanNotActive: 'This loan has ended, so there is nothing to pay.',
  agreementEnded:
    'This agreement has ended, so there are no more instalments to pay early. You can pay what you still owe.',
  withdrawing: 'You’ve withdrawn from this loan. It ends once you’ve paid back what you owe.',
  nothingOverdue: 'Nothing is overdue. You can pay extra instead, which reduces your interest.',
  loanLate: 'Pay what is overdue first. After that you can pay extra.',
  alreadyBeingPaid: 'A payment for this is already under way. You can pay more once it has reached us.',
  noMandate:
    'Your Direct Debit isn’t set up at the moment, so we can’t collect a payment. Set it up again, or pay another way.',
} as const;

export type RepaymentRefusal = keyof typeof REPAYMENT_REFUSALS;

/** The amounts that can be paid, both included. */
export type RepaymentRange = { readonly least: Pence; readonly most: Pence };

/** When a Direct Debit that is asked for today is submitted to Bacs, and when it is collected. */
export function requestedDebit(today: Day): { readonly submitOn: Day; readonly collectOn: Day } {
  const collectOn = addWorkingDays(today, REQUESTED_DEBIT_NOTICE_DAYS);
  return { submitOn: submissionDay(collectOn), collectOn };
}

/** Whether a Direct Debit can be asked for: the instruction is active, or lodged and not cancelled. */
export function checkMandate(
  projection: LoanProjection,
  events: readonly LoanEvent[],
): Outcome<true, 'noMandate'> {
  return hasInstruction(projection, events) ? accept(true) : refuse('noMandate');
}

/**
 * What can be paid of the arrears, or of what fell due before a settlement was re-opened, less what is already being
 * paid besides the instalments. Of an agreement that was terminated by either side, everything that is still owed: there
 * all of it is due, and nothing is ahead.
 */
export function lateRepayment(
  projection: LoanProjection,
  underWay: readonly PaymentUnderWay[],
): Outcome<RepaymentRange, RepaymentRefusal> {
  const { arrears } = projection;
  if (isOwedAfterTermination(projection)) return rangeUpTo(projection.leftToPay - totalOf(underWay));
  const refusal = refusalOf(projection);
  if (refusal) return refuse(refusal);
  const overdue = overdueOf(projection);
  if (overdue === 0) return refuse('nothingOverdue');
  const missed = new Set(arrears.missed.map(({ number }) => number));
  const beingPaid = underWay.filter(({ instalment }) => instalment === null || missed.has(instalment));
  return rangeUpTo(overdue - totalOf(beingPaid));
}

/** Whether a debt is left of an agreement that ended by a termination, which is still paid to us. */
function isOwedAfterTermination({ state, leftToPay }: LoanProjection): boolean {
  return isIn('terminated', state) && leftToPay > 0;
}

/** What has to be paid before anything extra: the arrears, and what a re-opened settlement left unpaid. */
function overdueOf({ arrears, reopening }: LoanProjection): number {
  return arrears.amount + (reopening?.owed ?? 0);
}

/**
 * What can be paid early on a day, today or later, besides the instalments that are collected by then: at most what
 * settles the loan. More than is due is a part settlement (Consumer Credit Act 1974, s.94(3)).
 */
export function earlyRepayment(
  agreement: Agreement,
  events: readonly LoanEvent[],
  projection: LoanProjection,
  { payOn, underWay }: { readonly payOn: Day; readonly underWay: readonly PaymentUnderWay[] },
): Outcome<RepaymentRange, RepaymentRefusal> {
  if (isOwedAfterTermination(projection)) return refuse('agreementEnded');
  const refusal = refusalOf(projection);
  if (refusal) return refuse(refusal);
  if (overdueOf(projection) > 0) return refuse('loanLate');
  const expected = expectedHistory(projection, events, { underWay, until: payOn });
  const later = underWay.filter(({ collectOn }) => collectOn > payOn);
  const most = settlementOn(agreement, expected, payOn).figure - totalOf(later);
  return rangeUpTo(Math.min(most, mostBefore(agreement, events, projection, { payOn, underWay })));
}

/** What can be paid on a day so that the payments under way after it are still owed when they arrive. */
function mostBefore(
  agreement: Agreement,
  events: readonly LoanEvent[],
  projection: LoanProjection,
  { payOn, underWay }: { readonly payOn: Day; readonly underWay: readonly PaymentUnderWay[] },
): number {
  const last = underWay.reduce((latest, { collectOn }) => (collectOn > latest ? collectOn : latest), payOn);
  if (last === payOn) return Number.POSITIVE_INFINITY;
  const { figure } = settlementIfPaidOn(agreement, events, projection, { payOn: last, underWay });
  return Math.floor(figure / (1 + growth(agreement.apr, yearsBetween(payOn, last))));
}

function refusalOf({ state, isActive, withdrawal }: LoanProjection): RepaymentRefusal | null {
  if (isIn('notYetLive', state)) return 'notPaidOutYet';
  if (!isActive) return 'loanNotActive';
  return withdrawal === null ? null : 'withdrawing';
}

function rangeUpTo(most: number): Outcome<RepaymentRange, 'alreadyBeingPaid'> {
  if (most <= 0) return refuse('alreadyBeingPaid');
  return accept({ least: pence(Math.min(LEAST_REPAYMENT, most)), most: pence(most) });
}

function totalOf(payments: readonly { readonly amount: Pence }[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}
