import type { Generated } from 'kysely';
import type { ProofRefusal } from '@fairlead/core/requirement/proof';
import type { RequirementState } from '@fairlead/core/requirement/requirement';
import type { RequirementKind } from '@fairlead/core/requirement/requirement-kinds';
import type { Instant, Json, Owned } from '../../columns.ts';

export interface RequirementsTable extends Owned {
  application_id: string;
  kind: RequirementKind;
  state: RequirementState;
  /** What was given, masked where it is secret. */
  given: Json<unknown> | null;
  /** Why it is Refused. */
  refusal: ProofRefusal | null;
  /** Whether the borrower may leave it out. */
  may_skip: Generated<boolean>;
  updated_at: Instant;
}
