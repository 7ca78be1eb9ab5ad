import { addMonths, type Day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import type { Price } from '@fairlead/core/pricing/price';
import { scheduleRows, type ScheduleRow } from '@fairlead/core/schedule/rows';

/** The plan of a quote before its dates are known: equal months from today. */
export function equalMonthRows(price: Price, today: Day): readonly ScheduleRow[] {
  const dueDays = Array.from({ length: price.termMonths }, (_, index) => addMonths(today, index + 1));
  const opening = pence(price.amount + price.fee);
  return scheduleRows({ ...price, opening, firstYears: 1 / 12 }, dueDays);
}
