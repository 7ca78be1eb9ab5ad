import type { Day } from '@fairlead/core/calendar/day';
import { addWorkingDays } from '@fairlead/core/calendar/working-days';
import type { LoanEvent } from '@fairlead/core/loan/events';
import type { LoanProjection } from '@fairlead/core/loan/read/project';
import type { ProjectedRow } from '@fairlead/core/loan/read/projected-rows';
import { submissionDay } from '@fairlead/core/schedule/payment-days';

/**
 * Working days after its collection date on which an instalment can still be handed in. It then reaches the account
 * within the three working days that the Direct Debit scheme allows after the day the payer was told.
 */
const LATEST_WORKING_DAYS = 1;

/** The instalments that direct debit has not been asked for yet and still can be, earliest first. */
export function uncollectedRows(
  projection: LoanProjection,
  events: readonly LoanEvent[],
): readonly ProjectedRow[] {
  if (!isCollecting(projection, events)) return [];
  const asked = new Set(events.map((event) => (event.kind === 'payment-submitted' ? event.instalment : 0)));
  return projection.rows.filter(
    ({ number, paid, payment, collectOn }) =>
      paid < payment &&
      !asked.has(number) &&
      addWorkingDays(collectOn, LATEST_WORKING_DAYS) >= projection.asOf,
  );
}

/** The day on which the next collection has to be handed in to Bacs. */
export function nextCollectionSubmitOn(projection: LoanProjection, events: readonly LoanEvent[]): Day | null {
  const next = uncollectedRows(projection, events)[0];
  return next ? submissionDay(next.collectOn) : null;
}

/** Paid out, not finished, and its instruction was not cancelled. */
function isCollecting(projection: LoanProjection, events: readonly LoanEvent[]): boolean {
  const wasCancelled = events.some(({ kind }) => kind === 'mandate-cancelled');
  return (
    projection.isActive && projection.disbursedOn !== null && (projection.isMandateActive || !wasCancelled)
  );
}
