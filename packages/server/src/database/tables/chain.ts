import type { Day } from '@fairlead/core/calendar/day';
import type { Generated } from 'kysely';
import type { Instant } from '../columns.ts';

/** Append-only. A link covers the rows that are noted with its number, and the link before it. */
export interface ChainLinksTable {
  number: number;
  previous_digest: string;
  /** Keyed, so that no one can make the chain again without the server's keys. */
  digest: string;
  key_id: string;
  linked_at: Instant;
}

/** Append-only. Rows that are gone because their retention period was over, or their borrower asked for it. */
export interface ErasedRowsTable {
  table_name: string;
  row_key: string;
  erased_at: Generated<Instant>;
  /** What it was erased with: a loan, an application or an account. Null in rows of before migration 0021. */
  kind: string | null;
  root_id: string | null;
  /** By the business date. */
  erased_on: Day | null;
}

/** Each row of a chained table, noted by a trigger when it is written. */
export interface ChainedRowsTable {
  table_name: string;
  /** The primary key as a JSON array. */
  row_key: string;
  /** Of the columns that never change; null until the row is linked. */
  digest: string | null;
  link: number | null;
}
