import { fullDay, longDay } from '@fairlead/core/calendar/display';
import type { LoanState } from '@fairlead/core/loan/states';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
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

export type StatePage =
  | (typeof STATE_PAGES)[LoanState]
  | 'not-paid'
  | 'withdrawing'
  | 'breathing-space'
  | 'plan';

type Facts = Pick<Loan, 'state' | 'payoutProblem' | 'withdrawal' | 'breathingSpace' | 'arrangement'>;

export function statePageOf(facts: Facts): StatePage {
  const { state, payoutProblem, withdrawal, breathingSpace, arrangement } = facts;
  const page = STATE_PAGES[state];
  const isRepaid = page === 'repaying' || page === 'late';
  if (breathingSpace !== null && isRepaid) return 'breathing-space';
  if (withdrawal !== null) return 'withdrawing';
  if (payoutProblem !== null) return 'not-paid';
  return arrangement !== null && isRepaid ? 'plan' : page;
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
    amount: formatWholePounds(loan.amount),
    text: isSent
      ? 'It usually arrives within 2 hours. If it hasn’t arrived by tomorrow, contact us.'
      : 'You don’t need to do anything. We’ll email you as soon as we’ve sent it.',
    steps: [
      { title: 'You signed', text: `On ${longDay(loan.signedOn)}. Your copy is in your email and below.` },
      {
        title: isSent ? 'We sent the money' : 'We send the money',
        text: `${formatWholePounds(loan.amount)} to ${account}.`,
      },
      ...(first
        ? [
            {
              title: 'Your first payment',
              text: `${formatWholePounds(first.amount)} by Direct Debit on ${fullDay(first.collectOn)}, then ${formatWholePounds(loan.monthlyCost)} a month.`,
            },
          ]
        : []),
    ],
  };
}

export type Completion = {
  sentences: readonly string[];
  figures: readonly { label: string; value: string }[];
  credit: string | null;
};

/** The last payment is made and nothing is owed. */
export function presentCompletion(loan: Loan): Completion {
  const { totalPaid, outstanding, creditBalance, disbursalDate, amount } = loan;
  const started = disbursalDate === null ? '' : ` on ${longDay(disbursalDate)}`;
  return {
    sentences: [
      `You borrowed ${formatWholePounds(amount)}${started} and have made all ${counted(rowsOf(loan).length, 'payment')}.`,
      'We won’t take any more payments, and you don’t need to do anything.',
    ],
    figures: [
      { label: 'You paid in total', value: formatPounds(totalPaid) },
      { label: 'You owe', value: formatPounds(outstanding) },
    ],
    credit:
      creditBalance > 0
        ? `You paid ${formatWholePounds(creditBalance)} more than was due. If you paid by card, we’ll send it back to the card within 10 working days. Otherwise contact us.`
        : null,
  };
}
