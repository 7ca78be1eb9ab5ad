import type { Instant, Owned } from '../columns.ts';

/** Browsers from whose mailbox or phone the borrower has proved who they are; the cookie itself is not stored. */
export interface KnownBrowsersTable extends Owned {
  browser_hash: string;
  created_at: Instant;
  last_seen_at: Instant;
}
