import { longDay, weekdayName } from '@fairlead/core/calendar/display';
import type { PaymentDayChoice } from '../../resources/requirement.ts';

const SUFFIXES: Readonly<Record<number, string>> = {
  1: 'st',
  2: 'nd',
  3: 'rd',
  21: 'st',
  22: 'nd',
  23: 'rd',
};

/** "1st", "15th", "22nd": a day of the month. */
export function ordinal(dayOfMonth: number): string {
  return `${dayOfMonth}${SUFFIXES[dayOfMonth] ?? 'th'}`;
}

/** What a choice means: the first payment, when it is taken, and the payments after that. */
export function choiceInWords({ day, firstPaymentOn, firstCollectionOn }: PaymentDayChoice): string[] {
  const due = `Your first payment is due on ${weekdayName(firstPaymentOn)} ${longDay(firstPaymentOn)}.`;
  const taken = `That isn’t a working day, so we’ll take it on ${weekdayName(firstCollectionOn)} ${longDay(firstCollectionOn)}, at no cost to you.`;
  const after = `After that on the ${ordinal(day)} of every month.`;
  return firstCollectionOn === firstPaymentOn ? [due, after] : [due, taken, after];
}
