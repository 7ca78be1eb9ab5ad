import type { LoanEvent, LoanEventOf } from '@fairlead/core/loan/events';
import { longDay } from '@fairlead/core/calendar/display';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { LoanLetter } from './loan-letter.ts';

const isRestored = (event: LoanEvent): event is LoanEventOf<'payment-received'> =>
  event.kind === 'payment-received' && event.restores !== undefined && event.method === 'direct-debit';

/** A Direct Debit that had been taken back counts again: from when, and how the loan is. */
export const DEBIT_RESTORED: LoanLetter = {
  template: 'direct-debit-restored',
  isCalledFor: ({ fresh }) => fresh.some(isRestored),
  content: ({ fresh, projection: { isActive, leftToPay, arrears, creditBalance } }) => ({
    subject: 'Your Direct Debit payment counts again',
    paragraphs: [
      ...fresh
        .filter(isRestored)
        .map(
          ({ amount, valueOn }) =>
            `${formatPounds(amount)} that your bank had taken back has come back to us. It counts from ${longDay(valueOn)}, the day it was taken back, so you pay no extra interest.`,
        ),
      ...(isActive ? [`You have ${formatPounds(leftToPay)} left to pay.`] : []),
      ...(arrears.amount > 0
        ? [`${formatPounds(arrears.amount)} of it is overdue. You can pay it on your loan’s page.`]
        : []),
      ...(creditBalance > 0
        ? [`You paid ${formatPounds(creditBalance)} more than was needed. Contact us to have it sent back.`]
        : []),
    ],
  }),
};
