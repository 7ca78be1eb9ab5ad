import type { Day } from '../calendar/day.ts';
import { yearsBetweenBy, type PaymentFrequency } from '../calendar/years-between-by.ts';
import type { Pence } from '../money/pence.ts';
import type { Flows } from './flow.ts';

/** Money moving on a day. */
export type DayFlow = { readonly amount: Pence; readonly on: Day };

/**
 * Advances and payments placed on the APR's own time: years since the first drawdown, counted in the agreement's
 * own payment intervals (CONC App 1.2; Directive 2008/48/EC Annex I remark (c)). A fee is a payment of the day on
 * which it is paid, the first drawdown's or the last instalment's; one that is paid before the first drawdown lies
 * before time zero. A fee that is withheld from an advance may be left out of both sides or stand in both.
 * @throws RangeError without an advance: then there is no day to count from.
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
