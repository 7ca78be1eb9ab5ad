import { splitPayout } from '@fairlead/core/hire-purchase/payout-split';
import { payoutsOf, type Agreement } from '@fairlead/core/loan/agreement';
import { longDay } from '@fairlead/core/calendar/display';
import type { HireNumbers } from '@fairlead/core/vehicle/vehicle';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { sentAgain } from './payout-sent-again.ts';
import type { LoanLetter } from './loan-letter.ts';

function whatWasSent(agreement: Agreement, numbers: HireNumbers | null): string {
  const { hire, credit } = agreement;
  const arrives =
    'to your bank account, after checking the name on it again. It usually arrives within 2 hours.';
  if (hire === undefined || numbers === null) return `We’ve sent ${formatWholePounds(credit)} ${arrives}`;
  const { lender } = hire.existingAgreement;
  const { toOldLender, toBorrower } = splitPayout(credit, hire.existingAgreement);
  const bought = `We’ve bought your car for ${formatWholePounds(credit)}. ${formatWholePounds(toOldLender)} of it has settled agreement ${numbers.agreementNumber} with ${lender}.`;
  return toBorrower === 0
    ? bought
    : `${bought} We’ve sent the other ${formatWholePounds(toBorrower)} ${arrives}`;
}

export const PAYOUT_SENT: LoanLetter = {
  template: 'payout-sent',
  // Of both payouts of a hire purchase it is the last.
  isCalledFor: (change) => {
    const { fresh, loan } = change;
    const { agreement } = loan;
    if (sentAgain(change)) return false;
    const isToBorrower = payoutsOf(agreement).some(({ payee }) => payee === 'borrower');
    return fresh.some((event) => event.kind === 'payout-sent' && (!event.payee || !isToBorrower));
  },
  content: ({ loan: { agreement, reference } }, numbers) => {
    const { instalments, monthly, termMonths, totalPayable } = agreement;
    const [first, last] = [instalments[0], instalments.at(-1)];
    return {
      subject: 'Your money is on its way',
      figure: {
        label: agreement.hire === undefined ? 'Sent to your bank account' : 'Paid for your car',
        value: formatPounds(agreement.credit),
      },
      paragraphs: [
        whatWasSent(agreement, numbers),
        `You’ll make ${termMonths} monthly payments by Direct Debit, ${formatWholePounds(totalPayable)} in total.`,
        ...(first
          ? [
              `We’ll collect the first payment of ${formatWholePounds(first.payment)} on ${longDay(first.collectOn)}.`,
            ]
          : []),
        ...(last && last !== first
          ? [
              `After that it is ${formatWholePounds(monthly)} each month, until the last payment of ${formatWholePounds(last.payment)} on ${longDay(last.collectOn)}.`,
            ]
          : []),
        `Your bank statement will show the reference ${reference}.`,
      ],
    };
  },
};
