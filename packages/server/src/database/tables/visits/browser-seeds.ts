import type { BrandId } from '@fairlead/brands/brand';
import type { Instant } from '../../columns.ts';

/**
 * Which variant of an experiment a browser shows before anyone is signed in. It names no one; the record of a device has
 * the same lifetime id.
 */
export interface BrowserSeedsTable {
  lifetime_id: string;
  brand_id: BrandId;
  name: string;
  seed: string;
  created_at: Instant;
  /** Midnight of the day on which an application was first sent from it after that: what the versions are compared by. */
  applied_at: Instant | null;
}
