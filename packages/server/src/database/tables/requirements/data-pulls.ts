import type { Instant, Owned, Sealed } from '../../columns.ts';

/** A read of a borrower's bank transactions: asked for, read once, and what it shows. */
export interface DataPullsTable extends Owned {
  application_id: string;
  /** Of what comes back with the borrower. */
  state_hash: string;
  /** Where the provider sends the borrower. */
  callback_url: string;
  /** The page of ours on which the borrower then continues. */
  return_url: string;
  created_at: Instant;
  /** Until when the borrower can come back. */
  expires_at: Instant;
  /** When the borrower came back, which counts once. */
  started_at: Instant | null;
  /** When the read ended, with data or without. */
  ended_at: Instant | null;
  /** What was read, until it counts for the application; then it is deleted. */
  data_encrypted: Sealed | null;
  /** What it shows, from when it counts. */
  result_encrypted: Sealed | null;
  associated_at: Instant | null;
}
