import { addDays, addMonths, partsOf, type Day } from '../../calendar/day.ts';
import { addWorkingDays } from '../../calendar/working-days.ts';
import { accept, refuse, type Outcome } from '../../outcome.ts';
import { PRODUCTS } from '../../pricing/products.ts';
import { LAST_PAYMENT_DAY, submissionDay } from '../../schedule/payment-days.ts';
import type { Agreement } from '../agreement.ts';
import { isIn } from '../states.ts';
import type { LoanProjection } from './project.ts';

/** Why the payment day of a loan cannot be changed today, as the borrower reads it. */
export const DATE_CHANGE_REFUSALS = {
  loanNotActive: 'This loan has ended, so it has no more payments to move.',
  notPaidOutYet: 'You can change your payment day once your loan has been paid out.',
  loanLate:
    'You have a payment to catch up first. Contact us, and we’ll look for a way to pay that works for you.',
  paymentUnderWay:
    'A payment is being collected at the moment. You can change your payment day once it has reached us.',
  interestPaused: 'Your payments are paused or arranged at the moment, so their day can’t change.',
  noPaymentAhead: 'There is no later payment to move.',
} as const;

export type DateChangeRefusal = keyof typeof DATE_CHANGE_REFUSALS;

/**
 * The days to which the next payment can move today, in order; later payments follow on the same day of each month.
 * Not before advance notice and the Bacs days allow, and less than a month after the day it has now, so that no month
 * is skipped. A payment can move until it is submitted to Bacs: the notice is for the day it moves to.
 * `hasOpenPayment`: a collection has been created and has neither arrived nor failed.
 */
export function datesToMoveTo(
  { productId }: Pick<Agreement, 'productId'>,
  projection: LoanProjection,
  { hasOpenPayment }: { readonly hasOpenPayment: boolean },
): Outcome<readonly Day[], DateChangeRefusal> {
  const { asOf, rows } = projection;
  const refusal = refusalOf(projection, hasOpenPayment);
  if (refusal) return refuse(refusal);
  const next = rows.find(({ status }) => status === 'upcoming');
  if (!next) return refuse('noPaymentAhead');
  if (submissionDay(next.collectOn) <= asOf) return refuse('paymentUnderWay');
  const { advanceNoticeWorkingDays, bacsDays } = PRODUCTS[productId];
  const first = addWorkingDays(asOf, advanceNoticeWorkingDays + bacsDays);
  const days: Day[] = [];
  for (let on = first; on < addMonths(next.dueOn, 1); on = addDays(on, 1)) {
    if (partsOf(on).dayOfMonth <= LAST_PAYMENT_DAY && on !== next.dueOn) days.push(on);
  }
  return accept(days);
}

function refusalOf(
  { state, isActive, rows, arrangement, isInterestFrozen }: LoanProjection,
  hasOpenPayment: boolean,
): DateChangeRefusal | undefined {
  if (isIn('notYetLive', state)) return 'notPaidOutYet';
  if (!isActive) return 'loanNotActive';
  if (isInterestFrozen || arrangement?.status === 'active') return 'interestPaused';
  if (isIn('inArrears', state)) return 'loanLate';
  const isDue = rows.some(({ status }) => status === 'pending' || status === 'due' || status === 'part-paid');
  return hasOpenPayment || isDue ? 'paymentUnderWay' : undefined;
}
