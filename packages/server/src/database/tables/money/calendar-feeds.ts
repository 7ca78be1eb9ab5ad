import type { Instant, Owned } from '../../columns.ts';

/** An address under which a calendar program reads the coming payments of a loan. */
export interface CalendarFeedsTable extends Owned {
  loan_id: string;
  token_hash: string;
  created_at: Instant;
  /** When the borrower turned it off or renewed it. */
  revoked_at: Instant | null;
}
