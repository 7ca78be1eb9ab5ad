import { addMonths, daysBetween, partsOf, type Day } from './day.ts';

/**
 * Years from drawdown to a payment, as the APR counts them: whole months back from the payment, each a twelfth, then
 * the remaining days at the start over the length (365 or 366) of the year that ends on the last of them.
 *
 * CONC App 1.2; Directive 2008/48/EC Annex I remark (c); Commission guidelines SWD(2012)128, 4.1.1.
 * @throws RangeError when `to` is before `from`.
 */
export function yearsBetween(from: Day, to: Day): number {
  if (to < from) throw new RangeError(`${to} is before ${from}`);
  const [start, end] = [partsOf(from), partsOf(to)];
  const calendarMonths = (end.year - start.year) * 12 + end.month - start.month;
  const months = addMonths(to, -calendarMonths) < from ? calendarMonths - 1 : calendarMonths;
  const stubEnd = addMonths(to, -months);
  const yearLength = daysBetween(addMonths(stubEnd, -12), stubEnd);
  return months / 12 + daysBetween(from, stubEnd) / yearLength;
}
