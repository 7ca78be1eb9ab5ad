import type { Day } from '@fairlead/core/calendar/day';
import type { Instant, Owned, Sealed } from '../columns.ts';

export interface FinancialStatementsTable extends Owned {
  /** Counts the changes, from 1. */
  version: number;
  /** JSON: every answer. What a household lives on can say that someone in it is ill. */
  answers_encrypted: Sealed;
  started_on: Day;
  /** The last day on which it counts. */
  expires_on: Day;
  /** When the statement whose answers it began with was last changed. */
  filled_in_from: Day | null;
  created_at: Instant;
  changed_at: Instant;
}
