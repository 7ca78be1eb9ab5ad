import type { Day } from '@fairlead/core/calendar/day';
import type { Generated } from 'kysely';
import type { Json } from '../columns.ts';

/** What the sandbox providers remember. */
export interface SandboxDocumentsTable {
  collection: string;
  key: string;
  value: Json<unknown>;
}

/** What happens at the sandbox providers, each on its day, numbered as it is recorded. */
export interface SandboxEventsTable {
  journal: string;
  event_id: string;
  on_day: Day;
  number: Generated<number>;
  value: Json<unknown>;
}

/** One row: how far the business date is ahead, and where a running advance is going. */
export interface SandboxClockTable {
  id: 1;
  offset_days: number;
  advancing_to: Day | null;
}
