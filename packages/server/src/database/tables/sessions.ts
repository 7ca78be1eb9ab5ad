import type { BrandId } from '@fairlead/brands/brand';
import type { Instant } from '../columns.ts';

/** A visit; `lifetime_id` is the browser's. */
export interface SessionsTable {
  id: string;
  lifetime_id: string;
  brand_id: BrandId;
  created_at: Instant;
}
