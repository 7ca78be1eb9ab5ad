import { longDay } from '@fairlead/core/calendar/display';
import type { LoanEvent, LoanEventOf } from '@fairlead/core/loan/events';
import type { LoanProjection } from '@fairlead/core/loan/read/project';
import { isIn } from '@fairlead/core/loan/states';
import { formatPounds } from '@fairlead/core/money/pounds';
import { FREE_ADVICE } from './free-advice.ts';
import type { LoanLetter } from './loan-letter.ts';

const isReceived = (event: LoanEvent): event is LoanEventOf<'payment-received'> =>
  event.kind === 'payment-received' && event.restores === undefined;

/** What is left to pay, or what is held for a borrower whose loan was over when the payment arrived. */
function whatIsLeft(projection: LoanProjection): string {
  const { state, isActive, leftToPay, withdrawal, creditBalance } = projection;
  if (withdrawal) return `You have ${formatPounds(withdrawal.toRepay)} left to pay back.`;
  if (isActive || leftToPay > 0) return `You have ${formatPounds(leftToPay)} left to pay.`;
  if (isIn('terminated', state) && creditBalance === 0)
    return 'You have paid everything that you owed. There is nothing more to pay.';
  return creditBalance > 0
    ? `Your loan was already paid off, so you have paid ${formatPounds(creditBalance)} more than was needed. If you paid by card, we’ll send it back to the card within 10 working days. Otherwise contact us.`
    : 'Your loan has ended, and we have counted it towards what was left to pay.';
}

/** A receipt. A payment that ends the loan is part of its closing letter; one that arrives later has its own. */
export const PAYMENT_RECEIVED: LoanLetter = {
  template: 'payment-received',
  isCalledFor: ({ fresh, loan, projection }) =>
    fresh.some(isReceived) && (projection.isActive || !isIn('active', loan.state)),
  content: ({ fresh, loan: { reference }, projection }) => {
    const { arrears } = projection;
    const received = fresh.filter(isReceived);
    const [first] = received;
    const isSingle = first !== undefined && received.length === 1;
    return {
      subject: 'Payment received',
      ...(isSingle && {
        figure: { label: `Received on ${longDay(first.valueOn)}`, value: formatPounds(first.amount) },
      }),
      paragraphs: [
        ...received.map(
          ({ amount, valueOn }) => `Thank you. ${formatPounds(amount)} arrived on ${longDay(valueOn)}.`,
        ),
        whatIsLeft(projection),
        ...(arrears.amount > 0
          ? [
              `${formatPounds(arrears.amount)} of it is overdue. If that’s hard to pay, talk to us: we’ll look for a way that works for you.`,
              FREE_ADVICE,
            ]
          : []),
        `Your loan’s reference is ${reference}.`,
      ],
    };
  },
};
