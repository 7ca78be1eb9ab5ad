import { longDay } from '@fairlead/core/calendar/display';
import type { LoanEvent, LoanEventOf } from '@fairlead/core/loan/events';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { LoanLetter } from './loan-letter.ts';

const isReceived = (event: LoanEvent): event is LoanEventOf<'payment-received'> =>
  event.kind === 'payment-received' && event.restores === undefined;

/** A receipt. A payment that ends the loan is part of its closing letter. */
export const PAYMENT_RECEIVED: LoanLetter = {
  template: 'payment-received',
  isCalledFor: ({ fresh, projection }) => projection.isActive && fresh.some(isReceived),
  content: ({ fresh, loan: { reference }, projection: { leftToPay, arrears, withdrawal } }) => {
    const received = fresh.filter(isReceived);
    const left = withdrawal
      ? `You have ${formatPounds(withdrawal.toRepay)} left to pay back.`
      : `You have ${formatPounds(leftToPay)} left to pay.`;
    return {
      subject: 'Payment received',
      paragraphs: [
        ...received.map(
          ({ amount, valueOn }) => `Thank you. ${formatPounds(amount)} arrived on ${longDay(valueOn)}.`,
        ),
        left,
        ...(arrears.amount > 0
          ? [
              `${formatPounds(arrears.amount)} of it is overdue. If that’s hard to pay, talk to us: we’ll look for a way that works for you.`,
            ]
          : []),
        `Your loan’s reference is ${reference}.`,
      ],
    };
  },
  actionLabel: 'See your loan',
};
