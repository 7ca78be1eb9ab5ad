import type { Day } from '@fairlead/core/calendar/day';
import type { Pence } from '@fairlead/core/money/pence';
import type { Price } from '@fairlead/core/pricing/price';
import type { Instant, Json, Owned } from '../columns.ts';

export interface QuotesTable extends Owned {
  application_id: string;
  price: Json<Price>;
  amount_pence: Pence;
  term_months: number;
  percent: number;
  /** The last day on which the price holds. */
  expires_on: Day;
  created_at: Instant;
  superseded_at: Instant | null;
}
