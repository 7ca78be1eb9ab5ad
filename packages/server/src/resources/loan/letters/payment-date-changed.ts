import { longDay, ordinal } from '@fairlead/core/calendar/display';
import { partsOf } from '@fairlead/core/calendar/day';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { LoanLetter } from './loan-letter.ts';

/** The new dates, which is the advance notice that the Direct Debit Guarantee promises. */
export const PAYMENT_DATE_CHANGED: LoanLetter = {
  template: 'payment-date-changed',
  isCalledFor: ({ fresh }) => fresh.some(({ kind }) => kind === 'payment-date-changed'),
  content: ({ projection: { rows, leftToPay } }) => {
    const ahead = rows.filter(({ status }) => status === 'upcoming');
    const [next, last] = [ahead[0], ahead.at(-1)];
    return {
      subject: 'You changed your payment day',
      paragraphs: [
        ...(next
          ? [
              `We’ll collect your next payment of ${formatPounds(next.payment)} on ${longDay(next.collectOn)}.`,
            ]
          : []),
        ...(next && last && last !== next
          ? [
              `After that your payments are due on the ${ordinal(partsOf(next.dueOn).dayOfMonth)} of each month. The last one, ${formatPounds(last.payment)}, is due on ${longDay(last.dueOn)}.`,
            ]
          : []),
        `You have ${formatPounds(leftToPay)} left to pay. Your schedule lists every payment.`,
        'If this wasn’t you, call us now.',
      ],
    };
  },
};
