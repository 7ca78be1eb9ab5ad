import { fullDay, longDay } from '@fairlead/core/calendar/display';
import { CARD_RETURNS, isCardReturn } from '@fairlead/core/collection/card-returns';
import { directDebitReason } from '@fairlead/core/collection/direct-debit-reasons';
import type { LoanEvent, LoanEventOf } from '@fairlead/core/loan/events';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { LoanChange } from '../record-events.ts';
import type { LoanLetter } from './loan-letter.ts';

/** Whether a settlement is re-opened by the change. */
export const isReopening = ({ fresh }: Pick<LoanChange, 'fresh'>): boolean =>
  fresh.some(({ kind }) => kind === 'reopened');

const cameBack = (event: LoanEvent): event is LoanEventOf<'payment-reversed'> =>
  event.kind === 'payment-reversed';

/** Money of a settlement came back. After a death a person writes. */
export const LOAN_REOPENED: LoanLetter = {
  template: 'loan-reopened',
  isCalledFor: (change) =>
    isReopening(change) &&
    !change.fresh.some((event) => cameBack(event) && event.reason === 'payer-deceased'),
  content: (change) => ({
    subject: 'Your loan is open again',
    paragraphs: [whatHappened(change), ...whatToDo(change), whatItMeans(change)],
  }),
  actionLabel: 'Pay or set up your Direct Debit',
};

function whatHappened({ fresh, loan, projection: { leftToPay, disbursedOn } }: LoanChange): string {
  const back = fresh.find(cameBack);
  const what = back
    ? `Your bank took back ${formatPounds(back.amount)} of the money that paid off your loan ${loan.reference}.`
    : `Some of the money that paid off your loan ${loan.reference} came back to your bank.`;
  const reason = back?.reason ?? '';
  const why = isCardReturn(reason) ? CARD_RETURNS[reason] : directDebitReason(reason)?.words;
  const car = loan.agreement.optionFee > 0 && disbursedOn !== null ? 'The vehicle stays yours.' : undefined;
  return [what, why, `So your loan is open again, with ${formatPounds(leftToPay)} left to pay.`, car]
    .filter(Boolean)
    .join(' ');
}

function whatToDo({ projection: { reopening, nextPayment } }: LoanChange): readonly string[] {
  const owed = reopening?.owed ?? 0;
  return [
    owed > 0 && reopening
      ? `${formatPounds(reopening.owed)} fell due while your loan counted as paid off. Pay it by ${fullDay(reopening.payBy)} on your loan’s page, all together or in parts.`
      : 'You don’t need to pay anything today.',
    'We ended your Direct Debit when you paid off the loan, so we won’t collect anything automatically. You can set it up again on your loan’s page.',
    ...(nextPayment
      ? [`Your next payment, ${formatPounds(nextPayment.amount)}, is due on ${longDay(nextPayment.dueOn)}.`]
      : []),
    'If you can’t pay at the moment, or think that this is a mistake, talk to us: we’ll look for a way that works for you.',
  ];
}

function whatItMeans({ projection: { reopening, asOf } }: LoanChange): string {
  const time = reopening
    ? `We charge no interest from ${longDay(reopening.settledOn)} to ${longDay(asOf)}, and no fee. Nothing counts as late until after ${longDay(reopening.payBy)}.`
    : 'We charge no fee.';
  return `${time} Your credit file can show the loan as settled until we next report it as open.`;
}
