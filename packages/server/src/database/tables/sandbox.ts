import type { Day } from '@fairlead/core/calendar/day';
import type { Json } from '../columns.ts';

/** What the sandbox providers remember. */
export interface SandboxDocumentsTable {
  collection: string;
  key: string;
  value: Json<unknown>;
}

/** One row: how far the business date is ahead, and where a running advance is going. */
export interface SandboxClockTable {
  id: 1;
  offset_days: number;
  advancing_to: Day | null;
}
