import { daysBetween, partsOf, type Day } from '@fairlead/core/calendar/day';
import { longDay, ordinal } from '@fairlead/core/calendar/display';
import { pence } from '@fairlead/core/money/pence';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { Loan } from '../../resources/loan.ts';
import type { PaymentDatePreview } from '../../resources/repaying/payment-schedule.ts';

type NextPayment = NonNullable<Loan['nextPayment']>;

/** When the next payment is due now: "Your next payment, £303.27, is due on 15 January 2027." */
export function dueNow({ amount, dueOn }: NextPayment): string {
  return `Your next payment, ${formatWholePounds(amount)}, is due on ${longDay(dueOn)}, and later ones on the ${ordinal(partsOf(dueOn).dayOfMonth)} of each month.`;
}

/** Why other days are not among those to choose from. */
export function whyNotOtherDays(dates: readonly Day[], { dueOn }: NextPayment): readonly string[] {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return [];
  return [
    `Before ${longDay(first)}: too soon for us to give you and your bank notice.`,
    `After ${longDay(last)}: a month would go by without a payment.`,
    `${longDay(dueOn)}: that’s the day you have now.`,
    'The 29th, 30th and 31st: not every month has them.',
  ];
}

/** What a chosen day changes, in sentences. */
export function changeInWords(preview: PaymentDatePreview, next: NextPayment): readonly string[] {
  const { date, firstCollectionOn, remainingAmountToPay, remainingAmountToPayNow } = preview;
  const more = remainingAmountToPay - remainingAmountToPayNow;
  const taken =
    firstCollectionOn === date
      ? ''
      : ` It isn’t a working day, so we’ll collect it on ${longDay(firstCollectionOn)}, at no cost to you.`;
  return [
    `Your next payment moves from ${longDay(next.dueOn)} to ${longDay(date)}.${taken}`,
    costInWords(more, daysBetween(next.dueOn, date)),
    `Your last payment will be ${formatWholePounds(preview.finalPayment)} on ${longDay(preview.endsOn)}, instead of ${formatWholePounds(preview.finalPaymentNow)} on ${longDay(preview.endsOnNow)}.`,
  ];
}

function costInWords(more: number, daysLater: number): string {
  if (more === 0) return 'You’ll pay the same in total.';
  const by = formatWholePounds(pence(Math.abs(more)));
  const count = Math.abs(daysLater);
  const days = count === 1 ? 'day' : 'days';
  return more > 0
    ? `You’ll pay ${by} more in total: ${count} more ${days} of interest. There is no fee.`
    : `You’ll pay ${by} less in total: ${count} fewer ${days} of interest. There is no fee.`;
}
