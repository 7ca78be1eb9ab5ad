import { epochDayOf, type Day } from '../calendar/day.ts';
import { yearsBetween } from '../calendar/years-between.ts';

/** Years from the drawdown to a day, as the APR counts them. */
export type TimeAxis = (on: Day) => number;

type Mark = { readonly on: Day; readonly at: number; readonly years: number };

/**
 * The time scale of the statutory formula for an agreement's due dates, in order. The first period is as long as the
 * APR counts it, a month is a twelfth whatever its length, and time runs evenly over the days of a period: 28 days of
 * a month of 30 are 28/30 of it (SI 2004/1483 reg. 4 and Schedule; CONC App 1.2). A period changed by a new payment
 * day has its actual length. Before the drawdown the time is zero.
 */
export function timeAxis(drawdown: Day, dueDays: readonly Day[]): TimeAxis {
  const marks = marksOf(drawdown, dueDays);
  return (on) => {
    const at = epochDayOf(on);
    const index = lastAtOrBefore(marks, at);
    const [start, end] = [marks[index], marks[index + 1]];
    if (!start) return 0;
    if (!end) return start.years + yearsBetween(start.on, on);
    return start.years + ((end.years - start.years) * (at - start.at)) / (end.at - start.at);
  };
}

function marksOf(drawdown: Day, dueDays: readonly Day[]): readonly Mark[] {
  const marks: Mark[] = [{ on: drawdown, at: epochDayOf(drawdown), years: 0 }];
  for (const on of dueDays) {
    const before = marks.at(-1);
    const at = epochDayOf(on);
    if (before) marks.push({ on, at, years: before.years + periodYears(before, on, at) });
  }
  return marks;
}

/** Uses the calendar only where a period is not exactly one month. */
function periodYears(before: Mark, on: Day, at: number): number {
  const isOneMonth = at - before.at >= 28 && at - before.at <= 31 && on.slice(8) === before.on.slice(8);
  return isOneMonth ? 1 / 12 : yearsBetween(before.on, on);
}

function lastAtOrBefore(marks: readonly Mark[], at: number): number {
  let [low, high] = [-1, marks.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((marks[middle]?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
