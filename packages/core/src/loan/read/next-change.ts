import { addDays, type Day } from '../../calendar/day.ts';
import type { ScheduleRow } from '../../schedule/rows.ts';
import { isIn, type LoanState } from '../states.ts';

type NextChangeInput = {
  readonly state: LoanState;
  readonly asOf: Day;
  /** The day from which a recorded event takes effect. */
  readonly nextEventOn: Day | null;
  /** The row whose interest is booked next, when it falls due. */
  readonly nextDue: ScheduleRow | undefined;
  readonly nextMissedOn: Day | null;
  /** The day on which an arrangement's promise is broken, or its end is recorded. */
  readonly nextArrangementOn: Day | null;
  /** The day on which the borrower is to be notified that the last instalment has grown. */
  readonly noticeOn: Day | null;
  readonly withdrawUntil: Day;
  /** The day on which a loan that was never paid out is cancelled. */
  readonly cancelledOn: Day | null;
};

/** The first day after `asOf` on which the stored row would change without further events. */
export function nextChangeOf(input: NextChangeInput): Day | null {
  const { state, asOf, withdrawUntil } = input;
  const canWithdraw = isIn('active', state) && !isIn('notYetLive', state);
  const days = [
    input.nextEventOn,
    input.nextDue?.dueOn ?? null,
    input.nextMissedOn,
    input.nextArrangementOn,
    input.noticeOn,
    input.cancelledOn,
    canWithdraw ? addDays(withdrawUntil, 1) : null,
  ];
  return days.reduce((first, day) => {
    return day !== null && day > asOf && (first === null || day < first) ? day : first;
  }, null);
}
