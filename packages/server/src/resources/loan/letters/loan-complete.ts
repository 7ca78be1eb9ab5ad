import { formatPounds } from '@fairlead/core/money/pounds';
import { ownedCar } from './owned-car.ts';
import type { LoanLetter } from './loan-letter.ts';

export const LOAN_COMPLETE: LoanLetter = {
  template: 'loan-complete',
  isCalledFor: ({ loan, projection }) => loan.state !== 'Complete' && projection.state === 'Complete',
  content: ({ loan, projection }, numbers) => ({
    subject: 'You have repaid your loan',
    figure: { label: 'Paid in total', value: formatPounds(projection.totalPaid) },
    paragraphs: [
      `You have repaid your loan ${loan.reference} in full: ${formatPounds(projection.totalPaid)} in total. You owe us nothing and we won’t take any more payments.`,
      ...ownedCar(loan.agreement, numbers),
      'You don’t need to do anything else. Keep this email as your record.',
    ],
  }),
};
