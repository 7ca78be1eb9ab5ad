import type { Generated } from 'kysely';
import type { BrandId } from '@fairlead/brands/brand';
import type { ReturnTo } from '@fairlead/contract/return-to';
import type { Instant, Json, Sealed } from '../columns.ts';

export type TokenKind = 'bearer' | 'auto_login' | 'login_link';

export interface AuthTokensTable {
  id: string;
  user_id: string;
  brand_id: BrandId;
  kind: TokenKind;
  token_hash: string;
  strong_until: Instant | null;
  /** The one application this token may see; null for everything of the borrower. */
  limited_to: string | null;
  /** All tokens that descend from one sign-in. */
  family_id: string;
  idle_expires_at: Instant;
  absolute_expires_at: Instant;
  /** What answers call the borrower instead of `user_id`, where the session may not know that. */
  subject_id: string | null;
  /** Where the borrower was going when they asked for the link; the session that it begins keeps it. */
  return_to: Json<ReturnTo | null> | null;
  /** When a single-use token was spent, or the successor of a bearer token was first presented. */
  used_at: Instant | null;
  /** The token that took over, so that a repeated refresh is given the same one. */
  successor_encrypted: Sealed | null;
  rotated_at: Instant | null;
  revoked_at: Instant | null;
  created_at: Instant;
  /** The number of the transaction that last changed the row, written by the database; null when none has. */
  changed_in: Generated<string | null>;
}
