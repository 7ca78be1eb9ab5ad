import type { Instant, Json, Owned, Sealed } from '../columns.ts';

/** Append-only: what was decided, from what, by which version of the rules. */
export interface DecisionsTable extends Owned {
  application_id: string;
  kind: string;
  inputs_encrypted: Sealed;
  outcome: Json<unknown>;
  rule_version: string;
  decided_at: Instant;
}
