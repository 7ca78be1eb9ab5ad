import { longDay } from '@fairlead/core/calendar/display';
import { pence } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { percent } from '../../parts/loan/percent.ts';
import type { Loan, ScheduledPayment } from '../../resources/loan.ts';
import { signedPounds } from './present-next-payment.ts';
import { rowsOf, totalOf, unpaidOf } from './rows-of.ts';
import type { Explanation, SumLine } from './sum.ts';
import { counted, monthOf } from './words.ts';

export type LoanProgress = {
  progress: { text: string; value: number; max: number };
  figures: readonly SumLine[];
};

/** How far the borrower has come. */
export function presentLoanProgress(loan: Loan): LoanProgress {
  const count = rowsOf(loan).length;
  return {
    progress: {
      text: `${loan.paidInstalments} of ${counted(count, 'payment')}`,
      value: loan.paidInstalments,
      max: count,
    },
    figures: [
      { label: 'Paid so far', value: formatPounds(loan.totalPaid) },
      { label: 'Left to pay', value: formatPounds(loan.leftToPay) },
      { label: 'Last payment', value: monthOf(loan.endsOn) },
    ],
  };
}

/** What the borrower signed for, from the amount to the total. */
export function explainTotal(loan: Loan): Explanation {
  const { amount, totalFees, optionFee, totalAmountPayable, monthlyCost, finalPayment, term } = loan;
  const interest = totalAmountPayable - amount - totalFees - optionFee;
  const lines: (readonly [string, number])[] = [
    ['You borrowed', amount],
    ['Fee, added to the loan', totalFees],
    [`Interest at ${percent(loan.interestRate)} a year`, interest],
    ...(optionFee > 0 ? [['Option-to-purchase fee, at the end', optionFee] as const] : []),
    ['Total payable', totalAmountPayable],
  ];
  return {
    question: 'How is the total worked out?',
    words: [
      `You agreed to ${counted(term - 1, 'payment')} of ${formatWholePounds(monthlyCost)} and a final payment of ${formatWholePounds(finalPayment)}. That is ${formatWholePounds(totalAmountPayable)}, an APR of ${percent(loan.apr)}.`,
      ...changedWords(loan),
    ],
    lines: lines.map(([label, value]) => ({ label, value: signedPounds(value) })),
  };
}

/** The interest changes with late and early payments and with a breathing space, and so does the total. */
function changedWords(loan: Loan): string[] {
  const currentTotal = totalOf(rowsOf(loan), 'amount');
  if (currentTotal === loan.totalAmountPayable || currentTotal === 0) return [];
  return [
    `The total is now ${formatWholePounds(currentTotal)}, because the interest has changed since you signed.`,
  ];
}

/** The remaining payments added up, and why that is not what is owed today. */
export function explainLeftToPay(loan: Loan): Explanation {
  const unpaid = rowsOf(loan).filter(({ amount, paid }) => paid < amount);
  const ahead = loan.leftToPay - unpaid.reduce((sum, row) => sum + unpaidOf(row), 0);
  return {
    question: 'What do you have left to pay, and what do you owe today?',
    words: [
      `What you have left to pay is ${counted(unpaid.length, 'payment')}, including interest.`,
      ...owedTodayWords(loan),
      'Neither of these amounts is your settlement figure. We work that out for the day you choose, and it’s never more than what is left to pay. “Pay off your loan” shows it.',
    ],
    lines: [
      ...groupedLines(unpaid),
      ...(ahead === 0 ? [] : [{ label: 'Paid in advance', value: signedPounds(ahead) }]),
      { label: 'Left to pay', value: formatPounds(loan.leftToPay) },
    ],
  };
}

/** Known to the penny while nothing due is unpaid: then no interest is booked that was not paid. */
function owedTodayWords(loan: Loan): string[] {
  const { asOf, outstanding, interestToDate, leftToPay } = loan;
  if (rowsOf(loan).some(({ dueOn, amount, paid }) => dueOn <= asOf && paid < amount)) return [];
  const owed = pence(outstanding + interestToDate);
  const parts =
    interestToDate === 0
      ? ''
      : `: a balance of ${formatWholePounds(outstanding)} and ${formatWholePounds(interestToDate)} of interest to today`;
  const difference = pence(Math.max(0, leftToPay - owed));
  return [
    `You owe ${formatWholePounds(owed)} today, ${longDay(asOf)}${parts}. The difference from what is left to pay, ${formatWholePounds(difference)}, is interest that hasn’t been added yet${unpaidFeeWords(loan)}.`,
  ];
}

/** The option fee is owed only once the last payment is due. */
function unpaidFeeWords(loan: Loan): string {
  const fee = totalOf(
    rowsOf(loan).filter(({ amount, paid }) => paid < amount),
    'fee',
  );
  return fee === 0 ? '' : ` and the ${formatWholePounds(fee)} option-to-purchase fee`;
}

/** Equal payments in a row make one line. */
function groupedLines(rows: readonly ScheduledPayment[]): SumLine[] {
  const groups: { each: number; count: number }[] = [];
  for (const row of rows) {
    const each = unpaidOf(row);
    const last = groups.at(-1);
    if (last?.each === each) last.count += 1;
    else groups.push({ each, count: 1 });
  }
  return groups.map(({ each, count }) => ({
    label: count === 1 ? '1 payment' : `${count} payments of ${formatWholePounds(pence(each))}`,
    value: formatPounds(pence(each * count)),
  }));
}
