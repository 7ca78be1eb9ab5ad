import type { Instant, Owned } from '../../columns.ts';

/** Which variant of an experiment a borrower sees. */
export interface ExperimentSeedsTable extends Owned {
  name: string;
  seed: string;
  created_at: Instant;
}
