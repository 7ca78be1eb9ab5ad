import { splitPayout } from '@fairlead/core/hire-purchase/payout-split';
import { payoutsOf, type Agreement } from '@fairlead/core/loan/agreement';
import { longDay } from '@fairlead/core/calendar/display';
import type { HireNumbers } from '@fairlead/core/vehicle/vehicle';
import { formatPounds } from '@fairlead/core/money/pounds';
import { sentAgain } from './payout-sent-again.ts';
import type { LoanLetter } from './loan-letter.ts';

function whatWasSent(agreement: Agreement, numbers: HireNumbers | null): string {
  const { hire, credit } = agreement;
  const arrives =
    'to your bank account, after checking the name on it again. It usually arrives within two hours.';
  if (hire === undefined || numbers === null) return `We have sent ${formatPounds(credit)} ${arrives}`;
  const { lender } = hire.existingAgreement;
  const { toOldLender, toBorrower } = splitPayout(credit, hire.existingAgreement);
  const bought = `We have bought your car for ${formatPounds(credit)}. ${formatPounds(toOldLender)} of it has settled agreement ${numbers.agreementNumber} with ${lender}.`;
  return toBorrower === 0
    ? bought
    : `${bought} We have sent the other ${formatPounds(toBorrower)} ${arrives}`;
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
