import { longDay, ordinal, weekdayName } from '@fairlead/core/calendar/display';
import { pence, type Pence } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { listInWords } from '@fairlead/core/text/list-in-words';
import { percent } from '../../parts/loan/percent.ts';
import { LAST_PAYMENT_DAY } from '@fairlead/core/schedule/payment-days';
import type { DayOption } from '../../parts/days/DayGrid.tsx';
import type { PaymentDayChoice } from '../../resources/requirement.ts';

/** The price of a day: "£301.22 a month, £10,844.00 in total, 29.7% APR." */
function priceInWords({ monthlyCost, totalAmountPayable, apr }: PaymentDayChoice): string {
  return `${formatWholePounds(monthlyCost)} a month, ${formatWholePounds(totalAmountPayable)} in total, ${percent(apr)} APR.`;
}

/** How far the price of a day is from the one that was offered before a day was chosen. */
export function differenceInWords(
  { totalAmountPayable }: Pick<PaymentDayChoice, 'totalAmountPayable'>,
  offered: Pence,
): string {
  const more = totalAmountPayable - offered;
  if (more === 0) return 'That is exactly the price we showed you.';
  const by = formatWholePounds(pence(Math.abs(more)));
  return more > 0
    ? `That is ${by} more in total than the price we showed you, because you borrow for longer before your first payment.`
    : `That is ${by} less in total than the price we showed you, because your first payment comes sooner.`;
}

/** What a choice means: its price, the first payment, when it is taken, and the payments after that. */
export function choiceInWords(choice: PaymentDayChoice, offered: Pence): string[] {
  return [priceInWords(choice), differenceInWords(choice, offered), ...paymentsInWords(choice)];
}

function paymentsInWords({ day, firstPaymentOn, firstCollectionOn }: PaymentDayChoice): string[] {
  const due = `Your first payment is due on ${weekdayName(firstPaymentOn)} ${longDay(firstPaymentOn)}.`;
  const taken = `That isn’t a working day, so we’ll take it on ${weekdayName(firstCollectionOn)} ${longDay(firstCollectionOn)}, at no cost to you.`;
  const after = `After that on the ${ordinal(day)} of every month.`;
  return firstCollectionOn === firstPaymentOn ? [due, after] : [due, taken, after];
}

/** The days as the grid shows them. */
export const dayOptions = (choices: readonly PaymentDayChoice[]): readonly DayOption[] =>
  choices.map(({ day, firstPaymentOn }) => ({
    value: String(day),
    number: day,
    words: `${ordinal(day)} of the month, first payment ${longDay(firstPaymentOn)}`,
  }));

/** Every day in one table, the first payment that comes first on top. */
export function dayRows(choices: readonly PaymentDayChoice[]) {
  return choices
    .toSorted((a, b) => (a.firstPaymentOn < b.firstPaymentOn ? -1 : 1))
    .map((choice) => ({
      id: String(choice.day),
      day: ordinal(choice.day),
      monthly: formatPounds(choice.monthlyCost),
      total: formatPounds(choice.totalAmountPayable),
      apr: percent(choice.apr),
    }));
}

/** Why some days are not in the list; empty when every day is. */
export function whyDaysAreMissing(choices: readonly Pick<PaymentDayChoice, 'day'>[]): string {
  const offered = new Set(choices.map(({ day }) => day));
  const missing = Array.from({ length: LAST_PAYMENT_DAY }, (_, index) => index + 1).filter(
    (day) => !offered.has(day),
  );
  if (missing.length === 0) return '';
  const days = listInWords(missing.map(ordinal), 'or');
  return `If you chose the ${days}, your first payment would be too soon or too late, so you can’t choose ${missing.length === 1 ? 'it' : 'them'} today.`;
}
