import type { Day } from '../calendar/day.ts';
import { yearsBetweenBy, type PaymentFrequency } from '../calendar/years-between-by.ts';
import type { Pence } from '../money/pence.ts';
import type { Flows } from './flow.ts';

/** A cash flow on a date. */
export type DayFlow = { readonly amount: Pence; readonly on: Day };

/**
 * Converts dated advances and payments to the APR's time: years since the first drawdown, counted in the agreement's
 * payment intervals (CONC App 1.2; Directive 2008/48/EC Annex I remark (c)). A fee is a payment on the day it is
 * paid: the first drawdown, the last instalment, or before the first drawdown, which gives a negative time. A fee
 * withheld from an advance can be left out of both sides or included in both.
 * @throws RangeError without an advance, since there is no day to count from.
 */
export function flowsOnDays(
  advances: readonly DayFlow[],
  payments: readonly DayFlow[],
  frequency: PaymentFrequency,
): Flows {
  const days = advances.map(({ on }) => on).toSorted();
  const start = days[0];
  if (start === undefined) throw new RangeError('no first drawdown to count from');
  const placed = ({ amount, on }: DayFlow) => ({ amount, atYears: yearsFrom(start, on, frequency) });
  return { advances: advances.map(placed), payments: payments.map(placed) };
}

function yearsFrom(start: Day, on: Day, frequency: PaymentFrequency): number {
  return on < start ? 0 - yearsBetweenBy(frequency, on, start) : yearsBetweenBy(frequency, start, on);
}
