import type { StaffRole } from '@fairlead/contract/wire/endpoint';
import type { Instant, Json, Sealed } from '../columns.ts';

/** A session of a member of the lender's staff. It belongs to no brand. */
export interface StaffSessionsTable {
  id: string;
  token_hash: string;
  /** What the identity provider calls the member of staff. */
  subject: string;
  /** Null in a row that is in clear. */
  display_name_encrypted: Sealed | null;
  /** Null once encrypted. */
  display_name: string | null;
  roles: Json<readonly StaffRole[]>;
  idle_expires_at: Instant;
  absolute_expires_at: Instant;
  revoked_at: Instant | null;
  created_at: Instant;
}
