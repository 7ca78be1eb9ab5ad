import { FREQUENCY_WORDS } from '@fairlead/core/income/frequency';
import { longDay } from '@fairlead/core/calendar/display';
import { daysBetween } from '@fairlead/core/calendar/day';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { BankIncome } from '../../resources/requirements/bank-income.ts';

/** The company that connects banks. */
export const PROVIDER = 'TrueLayer';

const KINDS = {
  pay: 'Pay',
  benefits: 'Benefits',
  pension: 'Pension',
  other: 'Other income',
} as const satisfies Record<BankIncome['sources'][number]['kind'], string>;

const COMMITMENTS = {
  housing: 'Rent or mortgage',
  loan: 'Loan',
  card: 'Credit card',
  'other-credit': 'Other credit',
} as const satisfies Record<BankIncome['commitments'][number]['kind'], string>;

type Row = { key: string; value: string };

/** What was found, and from whom; the question whether that is right. */
export function presentFound({
  netMonthlyIncome,
  sources,
}: Pick<BankIncome, 'netMonthlyIncome' | 'sources'>) {
  if (netMonthlyIncome === null) return null;
  const figure = `${formatWholePounds(netMonthlyIncome)} a month`;
  const [only, ...others] = sources;
  if (only === undefined || others.length > 0)
    return { title: `We found ${figure}`, question: 'Is that your income?', isOne: false };
  return {
    title: `We found ${figure}`,
    question: `${only.payer} pays it ${FREQUENCY_WORDS[only.frequency]}. Is that your main income?`,
    isOne: true,
  };
}

/** What happens if less was found than was entered; null where there is nothing to say. */
export function presentLess({
  netMonthlyIncome,
  enteredMonthlyIncome,
}: Pick<BankIncome, 'netMonthlyIncome' | 'enteredMonthlyIncome'>): readonly string[] {
  if (netMonthlyIncome === null || netMonthlyIncome >= enteredMonthlyIncome) return [];
  return [
    `That’s less than the ${formatWholePounds(enteredMonthlyIncome)} that you entered.`,
    'If you use it, we’ll check again what you can afford.',
    'We might then offer you a smaller loan, or not be able to lend to you.',
  ];
}

/** Each payer with how often and how much. */
export function presentSources({ sources }: Pick<BankIncome, 'sources'>): Row[] {
  return sources.map(({ payer, kind, frequency, monthly }) => ({
    key: payer,
    value: `${KINDS[kind]}, ${FREQUENCY_WORDS[frequency]}: ${formatWholePounds(monthly)} a month`,
  }));
}

export function presentCommitments({ commitments }: Pick<BankIncome, 'commitments'>): Row[] {
  return commitments.map(({ payee, kind, monthly }) => ({
    key: payee,
    value: `${COMMITMENTS[kind]}: ${formatWholePounds(monthly)} a month`,
  }));
}

/** How the figure came about, line by line. */
export function presentSteps({
  working: { inputs, steps, figure, result },
}: Pick<BankIncome, 'working'>): Row[] {
  const lines = [...inputs, ...steps].map(({ label, value }) => ({ key: label, value }));
  return [...lines, { key: figure, value: result }];
}

/** What was looked at: the bank, and for how long. */
export function presentPeriod({ bank, from, to }: Pick<BankIncome, 'bank' | 'from' | 'to'>): string {
  const days = daysBetween(from, to) + 1;
  return `Your current accounts at ${bank}, from ${longDay(from)} to ${longDay(to)}: ${days} days.`;
}
