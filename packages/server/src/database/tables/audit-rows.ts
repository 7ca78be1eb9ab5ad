import type { BrandId } from '@fairlead/brands/brand';
import type { Instant, Json } from '../columns.ts';

/** Append-only. No personal data: subjects are ids. */
export interface AuditRowsTable {
  id: string;
  brand_id: BrandId;
  user_id: string | null;
  actor: string;
  action: string;
  subject_type: string;
  subject_id: string;
  detail: Json<Record<string, unknown>>;
  at: Instant;
}
