import type { StaffRole } from '@fairlead/contract/wire/endpoint';
import type { Instant, Json } from '../columns.ts';

/** A session of a member of the lender's staff. It belongs to no brand. */
export interface StaffSessionsTable {
  id: string;
  token_hash: string;
  /** What the identity provider calls the member of staff. */
  subject: string;
  display_name: string;
  roles: Json<readonly StaffRole[]>;
  idle_expires_at: Instant;
  absolute_expires_at: Instant;
  revoked_at: Instant | null;
  created_at: Instant;
}
