import type { RequirementState } from '@fairlead/core/requirement/requirement-states';
import type { Instant, Json, Owned } from '../columns.ts';

export type RequirementKind = 'bank' | 'payment-day';

export interface RequirementsTable extends Owned {
  application_id: string;
  kind: RequirementKind;
  state: RequirementState;
  /** What was given, masked where it is secret. */
  given: Json<unknown> | null;
  updated_at: Instant;
}
