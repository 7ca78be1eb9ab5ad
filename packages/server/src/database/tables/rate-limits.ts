import type { Instant } from '../columns.ts';

export interface RateLimitsTable {
  key: string;
  window_started_at: Instant;
  count: number;
}
