import type { Day } from '@fairlead/core/calendar/day';
import type { Instant, Owned, Sealed } from '../../columns.ts';

export interface ArrangementsTable extends Owned {
  loan_id: string;
  /** JSON: the answers. They can say that someone is ill. */
  form_encrypted: Sealed;
  /** JSON: what the household had each month when it was agreed. */
  affordability_encrypted: Sealed | null;
  /** Null while it is being set up. Then its `id` is the reference of the loan's events about it. */
  agreed_on: Day | null;
  created_at: Instant;
  changed_at: Instant;
}
