import { fullDay, longDay } from '@fairlead/core/calendar/display';
import { pence, type Pence } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { percent } from '../../parts/loan/percent.ts';
import { endingOf } from '../../parts/page/ending-of.ts';
import type { Loan, ScheduledPayment } from '../../resources/loan.ts';
import { isSettingUp } from './present-alerts.ts';
import { openingOf, periodStart, rowsOf } from './rows-of.ts';
import type { Explanation, SumLine } from './sum.ts';
import { fromNow, ordinalDay } from './words.ts';

type NextPayment = NonNullable<Loan['nextPayment']>;
type Reason = NextPayment['reason'];

export type PresentedNextPayment = {
  heading: string;
  amount: string;
  on: string;
  when: string;
  how: string;
  why: string;
  /** What to do, or that nothing is to do. */
  advice: string;
  explanation: Explanation | null;
};

/** The account that payments are collected from, by what is shown of it. */
export function accountWords({ bankDetails }: Pick<Loan, 'bankDetails'>): string {
  return bankDetails
    ? `your account ending ${endingOf(bankDetails.maskedAccountNumber)}`
    : 'your bank account';
}

/** A Direct Debit that is still being set up collects the first payment. */
const isCollected = (loan: Loan): boolean => loan.isMandateActive || isSettingUp(loan);

function howOf(loan: Loan): string {
  return isCollected(loan)
    ? `By Direct Debit from ${accountWords(loan)}`
    : 'There’s no active Direct Debit to collect it';
}

const monthlyWords = ({ dueOn }: NextPayment): string =>
  `It’s your monthly payment, due on the ${ordinalDay(dueOn)}.`;

function movedWords({ dueOn }: NextPayment): string {
  return `It’s due on ${fullDay(dueOn)}, which isn’t a working day, so we’ll take it on the next one. We’ll count it as paid on the due date, so you won’t pay extra interest.`;
}

const WHY: Readonly<Record<Reason, (next: NextPayment, loan: Loan) => string>> = {
  scheduled: monthlyWords,
  'moved-to-working-day': (next, loan) => (isCollected(loan) ? movedWords(next) : monthlyWords(next)),
  'last-instalment': (next, loan) =>
    [
      `It’s the last of your ${rowsOf(loan).length} payments and clears what you owe.`,
      differenceWords(next, loan),
      next.collectOn === next.dueOn || !isCollected(loan) ? '' : movedWords(next),
    ]
      .filter(Boolean)
      .join(' '),
  arrears: ({ dueOn }) => `It was due on ${fullDay(dueOn)} and hasn’t reached us.`,
  arrangement: () => 'It’s the next payment of the plan we agreed.',
};

function differenceWords({ amount }: NextPayment, { monthlyCost }: Loan): string {
  const difference = amount - monthlyCost;
  if (difference === 0) return '';
  const size = formatWholePounds(pence(Math.abs(difference)));
  return `It’s ${size} ${difference > 0 ? 'more' : 'less'} than the others, because it clears exactly what is left.`;
}

function adviceOf({ isPending, collectOn }: NextPayment, loan: Loan): string {
  // The banner above it says that the Direct Debit is being set up and leaves nothing to do.
  if (isSettingUp(loan)) return `Make sure the money is in the account on ${longDay(collectOn)}.`;
  if (!loan.isMandateActive) {
    return 'Set up your Direct Debit, or make a payment yourself.';
  }
  return isPending
    ? 'We’ve asked your bank for it. Make sure the money is in the account on the day.'
    : `You don’t need to do anything, as long as the money is in the account on ${longDay(collectOn)}.`;
}

/** The next payment as the page leads with it; null when nothing more is to be paid or it is overdue. */
export function presentNextPayment(loan: Loan): PresentedNextPayment | null {
  const next = loan.nextPayment;
  if (!next || next.reason === 'arrears') return null;
  const row = rowsOf(loan).find(({ number }) => number === next.number);
  const on = isCollected(loan) ? next.collectOn : next.dueOn;
  return {
    heading: next.reason === 'last-instalment' ? 'Your last payment' : 'Next payment',
    amount: formatPounds(next.amount),
    on: fullDay(on),
    when: fromNow(on, loan.asOf),
    how: howOf(loan),
    why: WHY[next.reason](next, loan),
    advice: adviceOf(next, loan),
    explanation: row ? explain(loan, next, row) : null,
  };
}

function explain(loan: Loan, next: NextPayment, row: ScheduledPayment): Explanation {
  const start = longDay(periodStart(loan, row));
  const opening = formatWholePounds(openingOf(row));
  return {
    question: 'How is this payment worked out?',
    words: [
      `Your balance before this payment, without interest, is ${opening}. Interest at ${percent(loan.interestRate)} a year, from ${start} to ${longDay(row.dueOn)}, is ${formatWholePounds(row.interest)}.`,
      `The rest, ${formatWholePounds(row.principal)}, reduces your balance to ${formatWholePounds(row.closing)}.`,
    ],
    lines: linesOf(row, next.amount),
  };
}

function linesOf({ interest, principal, fee, amount, paid }: ScheduledPayment, asked: Pence): SumLine[] {
  const ahead = amount - paid - asked;
  const parts: (readonly [string, number])[] = [
    ['Interest', interest],
    ['Reduces your balance by', principal],
    ['Option-to-purchase fee', fee],
    ['Already paid', -paid],
    ['Paid in advance', -ahead],
  ];
  const shown = parts.filter(([, value], index) => index < 2 || value !== 0);
  return [
    ...shown.map(([label, value]) => ({ label, value: signedPounds(value) })),
    { label: 'This payment', value: formatPounds(asked) },
  ];
}

/** "£12.00" or "−£12.00". */
export function signedPounds(amount: number): string {
  return `${amount < 0 ? '−' : ''}${formatPounds(pence(Math.abs(amount)))}`;
}
