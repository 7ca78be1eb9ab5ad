import { addMonths, dayFromEpochDay, epochDayOf, partsOf, type Day } from '../../calendar/day.ts';
import { yearsBetween } from '../../calendar/years-between.ts';
import { halfUp } from '../../money/pence.ts';
import { growth } from '../../rates/periodic.ts';
import { collectionDay } from '../../schedule/payment-days.ts';
import type { ScheduleRow } from '../../schedule/rows.ts';
import type { Agreement } from '../agreement.ts';

/** From one due date to the next; the first starts at the assumed drawdown. Epoch days. */
export type Period = {
  readonly row: ScheduleRow;
  readonly from: number;
  readonly to: number;
  /** Length of the period as the APR counts it. */
  readonly years: number;
  /** Interest on one penny over the whole period. */
  readonly growth: number;
  /** Whether it is unchanged from the agreement, so that its row's interest applies. */
  readonly isAsAgreed: boolean;
  /** A month after the agreed ones, without interest, for the rest of a last instalment that has grown. */
  readonly isFurther: boolean;
};

/** An agreement prepared for replay. */
export type Plan = {
  readonly agreement: Agreement;
  readonly periods: readonly Period[];
  /** By how much the agreed last payment is below the amount that clears the balance; can be negative. */
  readonly finalDifference: number;
};

const ONE_MONTH = 1 / 12;

/** Converts an agreement to periods, one per instalment, with years and growth (CONC App 1.2). */
export function planOf(agreement: Agreement): Plan {
  const { instalments, assumedDrawdown, rate } = agreement;
  const monthGrowth = growth(rate, ONE_MONTH);
  const periods: Period[] = [];
  let from = epochDayOf(assumedDrawdown);
  for (const row of instalments) {
    const to = epochDayOf(row.dueOn);
    const isFirst = periods.length === 0;
    const years = isFirst ? yearsBetween(assumedDrawdown, row.dueOn) : ONE_MONTH;
    const periodGrowth = isFirst ? growth(rate, years) : monthGrowth;
    periods.push({ row, from, to, years, growth: periodGrowth, isAsAgreed: true, isFurther: false });
    from = to;
  }
  const last = periods.at(-1);
  const finalDifference = last ? halfUp(last.row.opening * last.growth) - last.row.interest : 0;
  return { agreement, periods, finalDifference };
}

/**
 * The plan with new dates from one period: that period ends on `firstDueOn`, and later ones on the same day of each
 * following month.
 */
export function withDates(plan: Plan, fromPeriod: number, firstDueOn: Day): Plan {
  const { rate } = plan.agreement;
  const monthGrowth = growth(rate, ONE_MONTH);
  const anchor = partsOf(firstDueOn).dayOfMonth;
  let from = plan.periods[fromPeriod]?.from ?? 0;
  const changed = plan.periods.slice(fromPeriod).map((period, index): Period => {
    const dueOn = addMonths(firstDueOn, index, anchor);
    const years = index === 0 ? yearsBetween(dayFromEpochDay(from), dueOn) : ONE_MONTH;
    const { isFurther } = period;
    const periodGrowth = isFurther ? 0 : index === 0 ? growth(rate, years) : monthGrowth;
    const to = epochDayOf(dueOn);
    const row = { ...period.row, dueOn, collectOn: collectionDay(dueOn) };
    const moved = { row, from, to, years, growth: periodGrowth, isAsAgreed: false, isFurther };
    from = to;
    return moved;
  });
  return { ...plan, periods: [...plan.periods.slice(0, fromPeriod), ...changed] };
}
