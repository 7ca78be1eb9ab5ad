import { longDay } from '@fairlead/core/calendar/display';
import type { LoanState } from '@fairlead/core/loan/states';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { Loan } from '../../resources/loan.ts';
import { accountWords } from './present-next-payment.ts';
import { rowsOf } from './rows-of.ts';
import { counted, fullDay } from './words.ts';

/** Which page a state has: money on its way, being repaid, all paid, or ended another way. */
export const STATE_PAGES = {
  Pending: 'on-its-way',
  Funded: 'on-its-way',
  Live: 'repaying',
  Late: 'late',
  Complete: 'complete',
  Cancelled: 'ended',
  Settled: 'ended',
  Sold: 'ended',
  'Written Off': 'ended',
  Terminated: 'ended',
  'Voluntary terminated': 'ended',
} as const satisfies Record<LoanState, string>;

export type OnItsWay = {
  heading: string;
  label: string;
  amount: string;
  text: string;
  steps: readonly { title: string; text: string }[];
};

/** A loan that is signed and whose money has not arrived. */
export function presentOnItsWay(loan: Loan): OnItsWay {
  const isSent = loan.state === 'Funded';
  const account = accountWords(loan);
  const [first] = rowsOf(loan);
  return {
    heading: isSent ? 'Your money has been sent' : 'Your money is being sent',
    label: isSent ? `Sent to ${account}` : `Going to ${account}`,
    amount: formatPounds(loan.amount),
    text: isSent
      ? 'It usually arrives within two hours. If it is not there tomorrow, contact us.'
      : 'There is nothing for you to do. We send you an email as soon as it has gone.',
    steps: [
      { title: 'You signed', text: `On ${longDay(loan.signedOn)}. Your copy is in your email and below.` },
      {
        title: isSent ? 'We sent the money' : 'We send the money',
        text: `${formatPounds(loan.amount)} to ${account}.`,
      },
      ...(first
        ? [
            {
              title: 'Your first payment',
              text: `${formatPounds(first.amount)} by direct debit on ${fullDay(first.collectOn)}, then ${formatPounds(loan.monthlyCost)} a month.`,
            },
          ]
        : []),
    ],
  };
}

export type Ending = {
  heading: string;
  text: string;
  /** Somebody who may owe more than they can pay is told where advice is free. */
  hasAdvice: boolean;
};

const ENDINGS: Readonly<Partial<Record<LoanState, Ending>>> = {
  Cancelled: {
    heading: 'You withdrew from this loan',
    text: 'You paid back what you borrowed, so the agreement has ended. Nothing more is to pay.',
    hasAdvice: false,
  },
  Settled: {
    heading: 'You settled this loan early',
    text: 'The agreement has ended. Nothing more is to pay, and we take no more payments.',
    hasAdvice: false,
  },
  Sold: {
    heading: 'This loan now belongs to another company',
    text: 'They have written to you, and payments go to them. Contact us if you do not know who they are.',
    hasAdvice: true,
  },
  'Written Off': {
    heading: 'We have closed this loan',
    text: 'We no longer collect payments. Money may still be owed: contact us if you are unsure.',
    hasAdvice: true,
  },
  Terminated: {
    heading: 'This agreement has been ended',
    text: 'We wrote to you about it and about what is owed. Contact us to agree how it is paid.',
    hasAdvice: true,
  },
  'Voluntary terminated': {
    heading: 'You ended this agreement',
    text: 'You returned the goods. Contact us if anything about what is owed is unclear.',
    hasAdvice: true,
  },
};

/** How a loan ended that was not paid to its last instalment. */
export function presentEnding({ state }: Pick<Loan, 'state'>): Ending | null {
  return ENDINGS[state] ?? null;
}

export type Completion = {
  text: string;
  figures: readonly { label: string; value: string }[];
  credit: string | null;
};

/** The last payment is made: everything at zero, said plainly. */
export function presentCompletion(loan: Loan): Completion {
  const { totalPaid, outstanding, creditBalance, disbursalDate, amount } = loan;
  const started = disbursalDate === null ? '' : ` on ${longDay(disbursalDate)}`;
  return {
    text: `You borrowed ${formatPounds(amount)}${started} and have made all ${counted(rowsOf(loan).length, 'payment')}. We take no more payments, and there is nothing for you to do.`,
    figures: [
      { label: 'You paid in all', value: formatPounds(totalPaid) },
      { label: 'You owe', value: formatPounds(outstanding) },
    ],
    credit:
      creditBalance > 0
        ? `You paid ${formatPounds(creditBalance)} more than was due. It is yours: contact us and we send it back.`
        : null,
  };
}
