import type { Day } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { pence, type Pence } from '@fairlead/core/money/pence';
import { formatPounds } from '@fairlead/core/money/pounds';
import { percent } from '../../parts/loan/percent.ts';
import type { Loan, ScheduledPayment } from '../../resources/loan.ts';
import { isSettingUp } from './present-alerts.ts';
import { openingOf, periodStart, rowsOf } from './rows-of.ts';
import type { Explanation, SumLine } from './sum.ts';
import { fromNow, fullDay, ordinalDay } from './words.ts';

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
    ? `your account ending ${bankDetails.maskedAccountNumber.slice(-4)}`
    : 'your bank account';
}

function howOf(loan: Loan): string {
  const isByDirectDebit = loan.isMandateActive || isSettingUp(loan);
  return isByDirectDebit
    ? `By direct debit from ${accountWords(loan)}`
    : 'There is no active direct debit to collect it by';
}

function movedWords({ dueOn }: NextPayment): string {
  return `It is due on ${fullDay(dueOn)}, when banks do not collect, so we take it on the next working day. It counts from the due date: the wait costs you nothing.`;
}

const WHY: Readonly<Record<Reason, (next: NextPayment, loan: Loan) => string>> = {
  scheduled: ({ dueOn }) => `It is your monthly payment, due on the ${ordinalDay(dueOn)}.`,
  'moved-to-working-day': movedWords,
  'last-instalment': (next, loan) =>
    [
      `It is the last of your ${rowsOf(loan).length} payments and clears what you owe.`,
      differenceWords(next, loan),
      next.collectOn === next.dueOn ? '' : movedWords(next),
    ]
      .filter(Boolean)
      .join(' '),
  arrears: ({ dueOn }) => `It was due on ${fullDay(dueOn)} and has not reached us.`,
  arrangement: () => 'It is the next payment of the arrangement we agreed.',
};

function differenceWords({ amount }: NextPayment, { monthlyCost }: Loan): string {
  const difference = amount - monthlyCost;
  if (difference === 0) return '';
  const size = formatPounds(pence(Math.abs(difference)));
  return `It is ${size} ${difference > 0 ? 'more' : 'less'} than the others, because it takes exactly what is left.`;
}

function adviceOf({ isPending, collectOn }: NextPayment, loan: Loan): string {
  if (isSettingUp(loan)) return `We are setting up your direct debit. ${nothingToDo(collectOn)}`;
  if (!loan.isMandateActive) return 'Contact us to set the direct debit up again.';
  return isPending
    ? 'Your bank has been asked for it. Have the money in the account on the day.'
    : nothingToDo(collectOn);
}

const nothingToDo = (on: Day): string =>
  `There is nothing for you to do. Have the money in the account on ${longDay(on)}.`;

/** The next payment as the page leads with it; null when nothing more is to be paid or it is overdue. */
export function presentNextPayment(loan: Loan): PresentedNextPayment | null {
  const next = loan.nextPayment;
  if (!next || next.reason === 'arrears') return null;
  const row = rowsOf(loan).find(({ number }) => number === next.number);
  return {
    heading: next.reason === 'last-instalment' ? 'Your last payment' : 'Next payment',
    amount: formatPounds(next.amount),
    on: fullDay(next.collectOn),
    when: fromNow(next.collectOn, loan.asOf),
    how: howOf(loan),
    why: WHY[next.reason](next, loan),
    advice: adviceOf(next, loan),
    explanation: row ? explain(loan, next, row) : null,
  };
}

function explain(loan: Loan, next: NextPayment, row: ScheduledPayment): Explanation {
  const start = longDay(periodStart(loan, row));
  const opening = formatPounds(openingOf(row));
  return {
    question: 'Where does this payment come from?',
    words: [
      `Before it you owe ${opening}. Interest at ${percent(loan.interestRate)} a year, from ${start} to ${longDay(row.dueOn)}, is ${formatPounds(row.interest)}.`,
      `The rest, ${formatPounds(row.principal)}, comes off what you owe and leaves ${formatPounds(row.closing)}.`,
    ],
    lines: linesOf(row, next.amount),
  };
}

function linesOf({ interest, principal, fee, amount, paid }: ScheduledPayment, asked: Pence): SumLine[] {
  const ahead = amount - paid - asked;
  const parts: (readonly [string, number])[] = [
    ['Interest', interest],
    ['Off what you owe', principal],
    ['Fee to own the car', fee],
    ['Already paid', -paid],
    ['Paid ahead before', -ahead],
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
