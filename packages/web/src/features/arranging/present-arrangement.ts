import type { Day } from '@fairlead/core/calendar/day';
import { displayDay, longDay } from '@fairlead/core/calendar/display';
import { FIRST_DAY_REFUSALS, type FirstDayRefusal } from '@fairlead/core/arrangement/first-day-refusals';
import { pence, type Pence } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { keysOf } from '@fairlead/core/records';
import type {
  ArrangementAnswers,
  ArrangementInfo,
  ArrangementPlan,
} from '../../resources/arrangement/arrangement.ts';

type Offer = NonNullable<ArrangementInfo['offer']>;
type PaidBy = NonNullable<ArrangementAnswers['paidBy']>;

/** "1 month", "3 months". */
export const months = (count: number): string => `${count} ${count === 1 ? 'month' : 'months'}`;

/** What the household can pay, from what is left and what is suggested. */
export function presentOffer({ least, most, suggested }: Offer) {
  return {
    suggestion:
      suggested === most
        ? `You can pay up to ${formatWholePounds(most)} a month.`
        : `We suggest ${formatWholePounds(suggested)} a month: our share of what’s left, based on how much you owe each lender.`,
    range: `Any amount from ${formatWholePounds(least)} to ${formatWholePounds(most)}`,
  };
}

/** What is wrong with the amount that was typed, if anything. */
export function amountProblem(
  amount: Pence | null,
  typed: string,
  { least, most }: Offer,
): string | undefined {
  if (typed.trim() === '') return 'Enter how much you can pay each month';
  if (amount === null) return 'Enter an amount in pounds, like 60 or 60.50';
  if (amount < least) return `The amount must be ${formatWholePounds(least)} or more`;
  return amount > most ? `The amount must be ${formatWholePounds(most)} or less` : undefined;
}

/** What an amount and a length come to; null until both are chosen. */
export function totalInWords(amount: Pence | null, term: number | null): string | null {
  if (amount === null || term === null) return null;
  const total = formatWholePounds(pence(amount * term));
  return term === 1
    ? `One payment of ${total}.`
    : `${formatWholePounds(amount)} a month for ${months(term)} is ${total}. The last payment is lower if less is due by then.`;
}

/** Why other days of the next month are not among those to choose from. */
export function whyNotOtherDays({ dates }: Pick<ArrangementInfo, 'dates'>): readonly string[] {
  return keysOf(FIRST_DAY_REFUSALS).flatMap((reason: FirstDayRefusal) => {
    const days = dates.filter((day) => day.reason === reason).map(({ date }) => date);
    return days.length === 0 ? [] : [`${inSpans(days)}: ${lowered(FIRST_DAY_REFUSALS[reason])}.`];
  });
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "26 November 2026 to 2 December 2026", or the days themselves where there are one or two. */
function inSpans(days: readonly Day[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  if (days.length <= 2) return days.map(longDay).join(' and ');
  return `${longDay(first)} to ${longDay(last)}`;
}

const PAID_BY: Readonly<Record<PaidBy, string>> = {
  'direct-debit': 'By Direct Debit',
  borrower: 'You make each payment yourself',
};

export const paidByInWords = (paidBy: PaidBy | null): string => (paidBy === null ? '' : PAID_BY[paidBy]);

/** The payments of a plan, for a table. */
export function presentPayments({ payments }: Pick<ArrangementPlan, 'payments'>, paidBy: PaidBy | null) {
  return payments.map(({ dueOn, collectOn, amount }) => ({
    id: dueOn,
    day: displayDay(paidBy === 'direct-debit' ? collectOn : dueOn),
    amount: formatPounds(amount),
  }));
}

const HOW: Readonly<Record<PaidBy, string>> = {
  'direct-debit':
    'We collect each payment by Direct Debit. Your usual payments aren’t collected until the plan is over.',
  borrower:
    'You pay each one by card or from your bank, on your loan’s page. We collect nothing by Direct Debit until the plan is over.',
};

/** What a plan means, in sentences: the figures first. */
export function planPoints(plan: ArrangementPlan, paidBy: PaidBy | null): readonly string[] {
  const { payments, total, endsOn, overdueAfter, nextPayment } = plan;
  const count = payments.length === 1 ? 'one payment' : `${payments.length} payments`;
  return [
    `You pay ${formatWholePounds(total)} in total, in ${count}.`,
    `We add no interest until ${longDay(endsOn)}, and there is no fee.`,
    ...(paidBy === null ? [] : [HOW[paidBy]]),
    overdueAfter > 0
      ? `If you make every payment, ${formatWholePounds(overdueAfter)} will still be overdue at the end. We’ll look at that with you then.`
      : 'If you make every payment, nothing will be overdue at the end.',
    ...(nextPayment
      ? [
          `Your usual payments start again with ${formatWholePounds(nextPayment.amount)} on ${longDay(nextPayment.dueOn)}.`,
        ]
      : []),
  ];
}

/** What happens where a payment is missed, or was already on its way. */
export const PLAN_CONDITIONS = [
  'If a plan payment doesn’t reach us, the plan ends and interest is added again from then. If something changes, talk to us before a payment is due.',
  'If we’ve already asked your bank for a payment, it’s still collected. It counts towards your plan.',
] as const;
