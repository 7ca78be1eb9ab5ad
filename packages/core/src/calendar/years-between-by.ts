import { addDays, addMonths, daysBetween, partsOf, type Day } from './day.ts';
import { yearsBetween } from './years-between.ts';

/** How often an agreement is paid, which sets the unit in which its APR counts time. */
export type PaymentFrequency = 'weekly' | 'monthly' | 'yearly';

const WEEKS_IN_A_YEAR = 52;

const COUNTS = {
  weekly: weeksBetween,
  monthly: yearsBetween,
  yearly: wholeYearsBetween,
} as const satisfies Record<PaymentFrequency, (from: Day, to: Day) => number>;

/**
 * Years from drawdown to a payment, as the APR counts them for the agreement's payment frequency: whole weeks (52 to
 * a year), months (12) or years back from the payment, then the remaining days at the start over the length (365 or
 * 366) of the year that ends on the last of them.
 *
 * CONC App 1.2; Directive 2008/48/EC Annex I remark (c); Commission guidelines SWD(2012)128, 4.1.1.
 * @throws RangeError when `to` is before `from`.
 */
export function yearsBetweenBy(frequency: PaymentFrequency, from: Day, to: Day): number {
  if (to < from) throw new RangeError(`${to} is before ${from}`);
  return COUNTS[frequency](from, to);
}

function weeksBetween(from: Day, to: Day): number {
  const weeks = Math.floor(daysBetween(from, to) / 7);
  return weeks / WEEKS_IN_A_YEAR + stubYears(from, addDays(to, -7 * weeks));
}

function wholeYearsBetween(from: Day, to: Day): number {
  const calendarYears = partsOf(to).year - partsOf(from).year;
  const years = addMonths(to, -12 * calendarYears) < from ? calendarYears - 1 : calendarYears;
  return years + stubYears(from, addMonths(to, -12 * years));
}

function stubYears(from: Day, stubEnd: Day): number {
  return daysBetween(from, stubEnd) / daysBetween(addMonths(stubEnd, -12), stubEnd);
}
