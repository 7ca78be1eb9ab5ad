import { longDay } from '@fairlead/core/calendar/display';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { LoanLetter } from './loan-letter.ts';

export const PAYOUT_SENT: LoanLetter = {
  template: 'payout-sent',
  isCalledFor: ({ fresh }) => fresh.some(({ kind }) => kind === 'payout-sent'),
  content: ({ loan: { agreement, reference } }) => {
    const { instalments, credit, monthly, termMonths, totalPayable } = agreement;
    const [first, last] = [instalments[0], instalments.at(-1)];
    return {
      subject: 'Your money is on its way',
      paragraphs: [
        `We have sent ${formatPounds(credit)} to your bank account, whose name we checked again first. It usually arrives within two hours.`,
        `Your plan: ${termMonths} monthly payments by Direct Debit, ${formatPounds(totalPayable)} in total.`,
        ...(first
          ? [
              `We will collect the first payment of ${formatPounds(first.payment)} on ${longDay(first.collectOn)}.`,
            ]
          : []),
        ...(last && last !== first
          ? [
              `After that it is ${formatPounds(monthly)} each month, until the last payment of ${formatPounds(last.payment)} on ${longDay(last.collectOn)}.`,
            ]
          : []),
        `Your bank statement will show the reference ${reference}.`,
      ],
    };
  },
};
