import type { Instant, Sealed } from '../columns.ts';

export interface IdempotencyKeysTable {
  actor: string;
  key: string;
  route: string;
  /** Keyed hash of the query and the body. */
  body_hash: string;
  status: number;
  answer_encrypted: Sealed;
  created_at: Instant;
}
