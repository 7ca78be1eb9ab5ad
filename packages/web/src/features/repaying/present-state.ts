import { fullDay, longDay } from '@fairlead/core/calendar/display';
import type { LoanState } from '@fairlead/core/loan/states';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { Loan } from '../../resources/loan.ts';
import { accountWords } from './present-next-payment.ts';
import { rowsOf } from './rows-of.ts';
import { counted } from './words.ts';

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

export type StatePage = (typeof STATE_PAGES)[LoanState] | 'not-paid' | 'withdrawing';

type Facts = Pick<Loan, 'state' | 'payoutProblem' | 'withdrawal'>;

export function statePageOf({ state, payoutProblem, withdrawal }: Facts): StatePage {
  if (withdrawal !== null) return 'withdrawing';
  return payoutProblem === null ? STATE_PAGES[state] : 'not-paid';
}

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
      ? 'It usually arrives within 2 hours. If it hasn’t arrived by tomorrow, contact us.'
      : 'You don’t need to do anything. We’ll email you as soon as we’ve sent it.',
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
              text: `${formatPounds(first.amount)} by Direct Debit on ${fullDay(first.collectOn)}, then ${formatPounds(loan.monthlyCost)} a month.`,
            },
          ]
        : []),
    ],
  };
}

export type Ending = {
  heading: string;
  text: string;
  /** True when the borrower may owe more than they can pay, and so is shown where advice is free. */
  hasAdvice: boolean;
};

const ENDINGS: Readonly<Partial<Record<LoanState, Ending>>> = {
  Cancelled: {
    heading: 'You withdrew from this loan',
    text: 'You paid back what you borrowed, so the agreement has ended. There’s nothing more to pay.',
    hasAdvice: false,
  },
  Settled: {
    heading: 'You settled this loan early',
    text: 'The agreement has ended. There’s nothing more to pay, and we won’t take any more payments.',
    hasAdvice: false,
  },
  Sold: {
    heading: 'This loan now belongs to another company',
    text: 'They’ve written to you, and you now pay them. Contact us if you don’t know who they are.',
    hasAdvice: true,
  },
  'Written Off': {
    heading: 'We’ve closed this loan',
    text: 'We no longer collect payments. Money may still be owed: contact us if you are unsure.',
    hasAdvice: true,
  },
  Terminated: {
    heading: 'This agreement has been ended',
    text: 'We wrote to you about it and about what is owed. Contact us to agree how to pay it.',
    hasAdvice: true,
  },
  'Voluntary terminated': {
    heading: 'You ended this agreement',
    text: 'You returned the goods. Contact us if anything about what is owed is unclear.',
    hasAdvice: true,
  },
};

const CANCELLATIONS: Readonly<Record<NonNullable<Loan['cancellation']>, Ending | undefined>> = {
  withdrawn: ENDINGS.Cancelled,
  'not-paid-out': {
    heading: 'This loan was cancelled',
    text: 'We couldn’t pay you, and no other account was added in time. You owe nothing, and no payment will be taken. You can apply again.',
    hasAdvice: false,
  },
  'signed-again': {
    heading: 'You signed this loan again',
    text: 'We couldn’t pay you, so you signed new documents with another account. That loan has taken the place of this one, which cost you nothing.',
    hasAdvice: false,
  },
};

/** How a loan ended that was not paid to its last instalment. */
export function presentEnding({ state, cancellation }: Pick<Loan, 'state' | 'cancellation'>): Ending | null {
  return (cancellation === null ? ENDINGS[state] : CANCELLATIONS[cancellation]) ?? null;
}

export type Completion = {
  text: string;
  figures: readonly { label: string; value: string }[];
  credit: string | null;
};

/** The last payment is made and nothing is owed. */
export function presentCompletion(loan: Loan): Completion {
  const { totalPaid, outstanding, creditBalance, disbursalDate, amount } = loan;
  const started = disbursalDate === null ? '' : ` on ${longDay(disbursalDate)}`;
  return {
    text: `You borrowed ${formatPounds(amount)}${started} and have made all ${counted(rowsOf(loan).length, 'payment')}. We won’t take any more payments, and you don’t need to do anything.`,
    figures: [
      { label: 'You paid in total', value: formatPounds(totalPaid) },
      { label: 'You owe', value: formatPounds(outstanding) },
    ],
    credit:
      creditBalance > 0
        ? `You paid ${formatPounds(creditBalance)} more than was due. Contact us and we’ll send it back.`
        : null,
  };
}
