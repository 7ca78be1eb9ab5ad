import type { BrandId } from '@fairlead/brands/brand';
import type { Instant } from '../../columns.ts';

/** Which variant of an experiment a browser shows before anyone is signed in. It names no one. */
export interface BrowserSeedsTable {
  lifetime_id: string;
  brand_id: BrandId;
  name: string;
  seed: string;
  created_at: Instant;
  /** When an application was first sent from the browser after that: what the versions are compared by. */
  applied_at: Instant | null;
}
