import type { Day } from '@fairlead/core/calendar/day';
import { fullDay, longDay } from '@fairlead/core/calendar/display';
import { isWorkingDay } from '@fairlead/core/calendar/working-days';
import { pence } from '@fairlead/core/money/pence';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { SettlementReason } from '@fairlead/core/settlement/settlement-reasons';
import type { Loan } from '../../resources/loan.ts';
import type { SettlementPreview } from '../../resources/repaying/repayment.ts';

export type SettlementDay = SettlementPreview['context']['days'][number];

export const REASONS: { value: SettlementReason; label: string }[] = [
  { value: 'own-money', label: 'I have the money' },
  { value: 'other-lender', label: 'I’m borrowing from another lender' },
  { value: 'sold-something', label: 'I sold something' },
  { value: 'other', label: 'Another reason' },
];

/** The days on which a Direct Debit can be collected, with what each costs. */
export function daysToPay({
  context: { days, directDebitFrom },
}: SettlementPreview): readonly SettlementDay[] {
  if (directDebitFrom === null) return [];
  return days.filter(({ date }) => date >= directDebitFrom && isWorkingDay(date));
}

/** What a day costs, for a screen reader. */
export function amountOn(days: readonly SettlementDay[], on: Day): string | undefined {
  const found = days.find(({ date }) => date === on);
  return found && formatWholePounds(found.amount);
}

const waitingAdds = (more: number): string =>
  more > 0 ? `Each day you wait adds about ${formatWholePounds(pence(more))}.` : '';

/**
 * What waiting adds to what is paid back after a withdrawal. The interest is the same each day, and the average of all
 * days is the figure that the documents give; two days can differ by a penny more.
 */
export function eachDayAdds({ context: { days } }: SettlementPreview): string {
  const [today, last] = [days[0], days.at(-1)];
  return today && last ? waitingAdds(Math.round((last.amount - today.amount) / (days.length - 1 || 1))) : '';
}

/** What waiting costs, and until when it can be paid. */
export function eachDayCosts(preview: SettlementPreview, until: Day): string {
  const [today, tomorrow] = preview.context.days;
  const adds = today && tomorrow ? waitingAdds(tomorrow.amount - today.amount) : '';
  return `${adds} You can pay it on any day until ${longDay(until)}.`.trim();
}

/** What paying on a day means, in sentences. */
export function onThatDay({ date, amount, saved }: SettlementDay, { nextPayment }: Loan): readonly string[] {
  const before =
    nextPayment && nextPayment.collectOn < date
      ? [
          `Your payment of ${formatWholePounds(nextPayment.amount)} on ${longDay(nextPayment.collectOn)} is still collected before that, and is not part of this amount.`,
        ]
      : [];
  return [
    `We’ll collect ${formatWholePounds(amount)} on ${fullDay(date)}, and your loan is paid off.`,
    `You save ${formatWholePounds(saved)}. We collect nothing after that, and your Direct Debit ends.`,
    ...before,
  ];
}

/** Why the figure differs from the balance, which borrowers compare it with. */
export function whyNotTheBalance({ amount, balance }: SettlementPreview): string {
  const differs = formatWholePounds(pence(Math.abs(balance - amount)));
  const [more, because] =
    balance > amount
      ? [
          'less',
          'the fee in your loan is spread over its whole term, and you don’t pay the part for the months that are left',
        ]
      : ['more', 'the law’s formula spreads the cost of the loan over its whole term'];
  return `This is ${differs} ${more} than your balance with interest to today, ${formatWholePounds(balance)}, because ${because}.`;
}
