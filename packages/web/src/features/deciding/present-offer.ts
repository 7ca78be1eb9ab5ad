import { longDay } from '@fairlead/core/calendar/display';
import { pence, type Pence } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import type { FigureRowItem } from '@fairlead/ui/figure/FigureRow';
import { percent } from '../../parts/loan/percent.ts';
import type { Application, Quote } from '../../resources/loan-application.ts';

/** A price, with or without a quote around it. */
type Figures = Omit<Quote, '@type' | 'id' | 'expiresAt'>;

/** "36 payments of £303.27", or with another final payment. */
export function paymentsInWords({ term, monthlyCost, finalPayment }: Figures): string {
  if (monthlyCost === finalPayment) return `${term} payments of ${formatWholePounds(monthlyCost)}`;
  return `${term - 1} payments of ${formatWholePounds(monthlyCost)} and a final payment of ${formatWholePounds(finalPayment)}`;
}

/** The price in lines, the most asked for first. */
export function priceLines(quote: Figures): FigureRowItem[] {
  return [
    { label: 'You borrow', value: formatWholePounds(quote.amount) },
    { label: 'Total payable', value: formatPounds(quote.totalAmountPayable) },
    { label: 'Cost of borrowing', value: formatPounds(quote.totalChargeForCredit) },
    { label: 'Fee, included in that cost', value: formatPounds(quote.totalFees) },
    ...(quote.optionFee > 0
      ? [{ label: 'Option fee, included as well', value: formatPounds(quote.optionFee) }]
      : []),
    { label: 'APR', value: percent(quote.apr) },
    { label: 'Annual interest rate, fixed', value: percent(quote.interestRate) },
  ];
}

export type Sum = { words: string; sum: string };

const interestOf = ({ totalChargeForCredit, totalFees, optionFee }: Quote): Pence =>
  pence(totalChargeForCredit - totalFees - optionFee);

/** What the cost of borrowing consists of. */
function costOf(quote: Quote): Sum {
  const { totalFees, optionFee } = quote;
  const interest = `${formatPounds(interestOf(quote))} interest`;
  if (optionFee === 0)
    return {
      words: 'Part of that cost is a fee added to the loan. The rest is interest.',
      sum: `${formatWholePounds(totalFees)} fee + ${interest}`,
    };
  return {
    words:
      'Part of that cost is a fee added to the balance, and the option-to-purchase fee in the last payment. The rest is interest.',
    sum: `${formatWholePounds(totalFees)} fee + ${formatWholePounds(optionFee)} option-to-purchase fee + ${interest}`,
  };
}

/** Where the figures come from, in words and sums. */
export function priceSums(quote: Quote): Sum[] {
  const { term, monthlyCost, finalPayment, totalAmountPayable, amount } = quote;
  const regular = `${term - 1} × ${formatPounds(monthlyCost)}`;
  return [
    {
      words: 'The total you pay back is all your payments added together.',
      sum: `${regular} + ${formatPounds(finalPayment)} = ${formatPounds(totalAmountPayable)}`,
    },
    {
      words: 'The cost of borrowing is that total minus the amount you borrow.',
      sum: `${formatPounds(totalAmountPayable)} − ${formatWholePounds(amount)} = ${formatPounds(quote.totalChargeForCredit)}`,
    },
    costOf(quote),
  ];
}

/** What the payment day, which is chosen later, can make of the price. */
export function rangeInWords({ lowest, highest }: NonNullable<Application['paymentDays']>): string {
  const [from, to] = [lowest, highest].map(({ monthlyCost }) => formatWholePounds(monthlyCost));
  const [least, most] = [lowest, highest].map(({ totalAmountPayable }) =>
    formatWholePounds(totalAmountPayable),
  );
  return `The day you choose to pay on changes this a little: from ${from} to ${to} a month, ${least} to ${most} in total. We’ll show the exact price of each day before you choose.`;
}

/** Until when the price holds. */
export function holdsUntil({ expiresAt }: Pick<Quote, 'expiresAt'>): string {
  return longDay(expiresAt);
}

export type PlanRow = {
  id: string;
  number: string;
  payment: string;
  interest: string;
  principal: string;
  left: string;
};

export function planRows({ schedule = [] }: Pick<Application, 'schedule'>): PlanRow[] {
  return schedule.map(({ number, payment, interest, principal, closing }) => ({
    id: String(number),
    number: String(number),
    payment: formatPounds(payment),
    interest: formatPounds(interest),
    principal: formatPounds(principal),
    left: formatPounds(closing),
  }));
}
