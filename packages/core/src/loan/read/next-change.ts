import { addDays, type Day } from '../../calendar/day.ts';
import type { ScheduleRow } from '../../schedule/rows.ts';
import { isIn, type LoanState } from '../states.ts';

type NextChangeInput = {
  readonly state: LoanState;
  readonly asOf: Day;
  /** An event that is already known counts from then. */
  readonly nextEventOn: Day | null;
  /** Its interest is booked and it becomes due. */
  readonly nextDue: ScheduleRow | undefined;
  readonly nextMissedOn: Day | null;
  /** A promise of an arrangement is broken, or another becomes the next. */
  readonly nextBrokenOn: Day | null;
  readonly withdrawUntil: Day;
};

/** The first day after `asOf` on which the stored row would differ if nothing more happened. */
export function nextChangeOf(ahead: NextChangeInput): Day | null {
  const { state, asOf, nextEventOn, nextDue, nextMissedOn, nextBrokenOn, withdrawUntil } = ahead;
  const mayWithdraw = isIn('active', state) && !isIn('notYetLive', state);
  const days = [
    nextEventOn,
    nextDue?.dueOn ?? null,
    nextMissedOn,
    nextBrokenOn,
    mayWithdraw ? addDays(withdrawUntil, 1) : null,
  ];
  return days.reduce((first, day) => {
    return day !== null && day > asOf && (first === null || day < first) ? day : first;
  }, null);
}
