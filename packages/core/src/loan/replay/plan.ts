import { addMonths, dayFromEpochDay, epochDayOf, partsOf, type Day } from '../../calendar/day.ts';
import { yearsBetween } from '../../calendar/years-between.ts';
import { halfUp } from '../../money/pence.ts';
import { growth } from '../../rates/periodic.ts';
import { collectionDay } from '../../schedule/payment-days.ts';
import type { ScheduleRow } from '../../schedule/rows.ts';
import type { Agreement } from '../agreement.ts';

/** From one due date to the next, the first from the assumed drawdown. Days count from 1970-01-01. */
export type Period = {
  readonly row: ScheduleRow;
  readonly from: number;
  readonly to: number;
  /** Its length as the APR counts it. */
  readonly years: number;
  /** What the whole period earns on one penny. */
  readonly growth: number;
  /** Whether it is the agreement's own, so that its row's interest stands. */
  readonly isAsAgreed: boolean;
};

/** An agreement with what every replay needs of it. */
export type Plan = {
  readonly agreement: Agreement;
  readonly periods: readonly Period[];
  /** By how much the agreed last payment stays below the figure that would clear the balance; may be negative. */
  readonly finalDifference: number;
};

const A_MONTH = 1 / 12;

/** Lays an agreement out as periods, one an instalment, each with its years and growth (CONC App 1.2). */
export function planOf(agreement: Agreement): Plan {
  const { instalments, assumedDrawdown, rate } = agreement;
  const aMonth = growth(rate, A_MONTH);
  const periods: Period[] = [];
  let from = epochDayOf(assumedDrawdown);
  for (const row of instalments) {
    const to = epochDayOf(row.dueOn);
    const isFirst = periods.length === 0;
    const years = isFirst ? yearsBetween(assumedDrawdown, row.dueOn) : A_MONTH;
    const ofPeriod = isFirst ? growth(rate, years) : aMonth;
    periods.push({ row, from, to, years, growth: ofPeriod, isAsAgreed: true });
    from = to;
  }
  const last = periods.at(-1);
  const finalDifference = last ? halfUp(last.row.opening * last.growth) - last.row.interest : 0;
  return { agreement, periods, finalDifference };
}

/**
 * The plan with new dates from one period on: that period ends on `firstDueOn`, and later ones a month after
 * another, on the same day of the month.
 */
export function withDates(plan: Plan, fromPeriod: number, firstDueOn: Day): Plan {
  const { rate } = plan.agreement;
  const aMonth = growth(rate, A_MONTH);
  const anchor = partsOf(firstDueOn).dayOfMonth;
  let from = plan.periods[fromPeriod]?.from ?? 0;
  const changed = plan.periods.slice(fromPeriod).map((period, index): Period => {
    const dueOn = addMonths(firstDueOn, index, anchor);
    const years = index === 0 ? yearsBetween(dayFromEpochDay(from), dueOn) : A_MONTH;
    const ofPeriod = index === 0 ? growth(rate, years) : aMonth;
    const to = epochDayOf(dueOn);
    const row = { ...period.row, dueOn, collectOn: collectionDay(dueOn) };
    const moved = { row, from, to, years, growth: ofPeriod, isAsAgreed: false };
    from = to;
    return moved;
  });
  return { ...plan, periods: [...plan.periods.slice(0, fromPeriod), ...changed] };
}
