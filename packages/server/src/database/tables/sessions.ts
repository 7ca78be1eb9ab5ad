import type { BrandId } from '@fairlead/brands/brand';
import type { Instant, Json } from '../columns.ts';

/** A visit; `lifetime_id` is the browser's. */
export interface SessionsTable {
  id: string;
  lifetime_id: string;
  brand_id: BrandId;
  /** Marketing parameters and landing page, as far as they were given. */
  beginning: Json<Readonly<Record<string, string | undefined>>>;
  created_at: Instant;
}
