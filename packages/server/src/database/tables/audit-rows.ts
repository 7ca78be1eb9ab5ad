import type { BrandId } from '@fairlead/brands/brand';
import type { Instant, Json } from '../columns.ts';

/** Append-only. No personal data: subjects are ids. */
export interface AuditRowsTable {
  id: string;
  brand_id: BrandId;
  user_id: string | null;
  actor: string;
  /** Of the session that did it; null where no session did. */
  strength: 'weak' | 'strong' | null;
  /** The request that did it, as the log and the answer name it; null for the server's own work. */
  request_id: string | null;
  action: string;
  subject_type: string;
  subject_id: string;
  detail: Json<Record<string, unknown>>;
  at: Instant;
}
