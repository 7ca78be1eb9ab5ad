import type { Instant, Owned, Sealed } from '../../columns.ts';

/** What a person needs from us: one row, which another takes the place of. */
export interface SupportNeedsTable extends Owned {
  needs_encrypted: Sealed;
  recorded_at: Instant;
}
