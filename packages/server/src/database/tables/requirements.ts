import type { RequirementKind, RequirementState } from '@fairlead/core/requirement/requirement';
import type { Instant, Json, Owned } from '../columns.ts';

export interface RequirementsTable extends Owned {
  application_id: string;
  kind: RequirementKind;
  state: RequirementState;
  /** What was given, masked where it is secret. */
  given: Json<unknown> | null;
  updated_at: Instant;
}
