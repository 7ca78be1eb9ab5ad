import { epochDayOf } from '../calendar/day.ts';
import { yearsBetween } from '../calendar/years-between.ts';
import { halfUp } from '../money/pence.ts';
import { growth } from '../rates/periodic.ts';
import type { ScheduleRow } from '../schedule/rows.ts';
import type { Agreement } from './agreement.ts';

/** From one due date to the next, the first from the assumed drawdown. Days count from 1970-01-01. */
export type Period = {
  readonly row: ScheduleRow;
  readonly from: number;
  readonly to: number;
  /** What the whole period earns on one penny. */
  readonly growth: number;
};

/** An agreement with what every replay needs of it. */
export type Plan = {
  readonly agreement: Agreement;
  readonly periods: readonly Period[];
  /** By how much the agreed last payment stays below the figure that would clear the balance; may be negative. */
  readonly finalDifference: number;
};

export function planOf(agreement: Agreement): Plan {
  const { instalments, assumedDrawdown, rate } = agreement;
  const aMonth = growth(rate, 1 / 12);
  const periods: Period[] = [];
  let from = epochDayOf(assumedDrawdown);
  for (const row of instalments) {
    const to = epochDayOf(row.dueOn);
    const isFirst = periods.length === 0;
    periods.push({
      row,
      from,
      to,
      growth: isFirst ? growth(rate, yearsBetween(assumedDrawdown, row.dueOn)) : aMonth,
    });
    from = to;
  }
  const last = periods.at(-1);
  const finalDifference = last ? halfUp(last.row.opening * last.growth) - last.row.interest : 0;
  return { agreement, periods, finalDifference };
}
