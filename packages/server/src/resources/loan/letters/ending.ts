import { addDays } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { formatPounds } from '@fairlead/core/money/pounds';
import { ownedCar } from './owned-car.ts';
import type { LoanLetter } from './loan-letter.ts';

/** Lenders report a closed account to credit reference agencies once a month. */
const DAYS_UNTIL_REPORTED = 42;

/** The closing letter of a loan that was paid off early. */
export const LOAN_SETTLED: LoanLetter = {
  template: 'loan-settled',
  isCalledFor: ({ loan, projection }) => loan.state !== 'Settled' && projection.state === 'Settled',
  content: ({ loan, projection: { asOf, totalPaid, creditBalance } }, numbers) => ({
    subject: 'Your loan is paid off',
    figure: { label: 'Paid in total', value: formatPounds(totalPaid) },
    paragraphs: [
      `You have paid off your loan ${loan.reference}: ${formatPounds(totalPaid)} in total. There is nothing more to pay, and we won’t take any more payments.`,
      ...(creditBalance > 0
        ? [
            `You paid ${formatPounds(creditBalance)} more than was needed. If you paid by card, we’ll send it back to the card within 10 working days. Otherwise contact us.`,
          ]
        : []),
      ...ownedCar(loan.agreement, numbers),
      `We’ll end your Direct Debit. Your credit file should show the loan as settled by ${longDay(addDays(asOf, DAYS_UNTIL_REPORTED))}.`,
      'Keep this email as your record. Your documents stay in your account.',
    ],
  }),
};

/** The confirmation of a notice of withdrawal (Consumer Credit Act 1974, s.66A). */
export const WITHDRAWAL_NOTICED: LoanLetter = {
  template: 'withdrawal-noticed',
  isCalledFor: ({ fresh }) => fresh.some(({ kind }) => kind === 'withdrawal-noticed'),
  content: ({ loan: { reference }, projection: { withdrawal, asOf } }) => ({
    subject: 'You’ve withdrawn from your loan',
    paragraphs: [
      `You withdrew from your loan ${reference} on ${longDay(withdrawal?.noticedOn ?? asOf)}. We won’t collect any more monthly payments.`,
      ...(withdrawal
        ? [
            `Pay back ${formatPounds(withdrawal.toRepay)} by ${longDay(withdrawal.repayBy)}. Interest is added for each day until you do. There is no fee.`,
          ]
        : []),
      'If this wasn’t you, call us now.',
    ],
  }),
  actionLabel: 'Pay it back',
};

/** The end of a withdrawal, once the credit is repaid. */
export const LOAN_WITHDRAWN: LoanLetter = {
  template: 'loan-withdrawn',
  isCalledFor: ({ fresh }) => fresh.some(({ kind }) => kind === 'withdrawn'),
  content: ({ loan: { reference }, projection: { totalPaid } }) => ({
    subject: 'Your withdrawal is complete',
    figure: { label: 'Paid in total', value: formatPounds(totalPaid) },
    paragraphs: [
      `You have paid back ${formatPounds(totalPaid)}, and the agreement of your loan ${reference} has ended. There is nothing more to pay.`,
      'We’ll end your Direct Debit. Keep this email as your record.',
    ],
  }),
};
