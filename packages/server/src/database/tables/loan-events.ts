import type { Day } from '@fairlead/core/calendar/day';
import type { LoanEvent } from '@fairlead/core/loan/events';
import type { BrandId } from '@fairlead/brands/brand';
import type { Instant, Json } from '../columns.ts';

/** Append-only. The loan is its agreement and these, in order. */
export interface LoanEventsTable {
  user_id: string;
  loan_id: string;
  sequence: number;
  brand_id: BrandId;
  kind: LoanEvent['kind'];
  value_on: Day;
  recorded_at: Instant;
  /** With the kind, unique within the loan: the same fact is taken in once. */
  reference: string;
  actor: string;
  body: Json<LoanEvent>;
}
