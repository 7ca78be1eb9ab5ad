import type { Day } from '@fairlead/core/calendar/day';
import type { Instant, Owned } from '../../columns.ts';

/** Append-only: the newest row counts. */
export interface ContactPausesTable extends Owned {
  /** The last day without reminders; null where the borrower ended the pause. */
  until: Day | null;
  changed_at: Instant;
}
