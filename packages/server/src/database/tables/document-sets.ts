import type { Day } from '@fairlead/core/calendar/day';
import type { DatedPrice } from '@fairlead/core/pricing/dated-price';
import type { Hire } from '@fairlead/core/vehicle/vehicle';
import type { Generated } from 'kysely';
import type { Instant, Json, Owned, Sealed } from '../columns.ts';

export interface DocumentSetsTable extends Owned {
  application_id: string;
  /** The day the set assumes the money is sent, and the only day it can be signed. */
  drawdown_on: Day;
  dated_price: Json<DatedPrice>;
  template_version: string;
  created_at: Instant;
  /** When the borrower said that all of it was read, without which it cannot be signed. */
  reading_completed_at: Instant | null;
  superseded_at: Instant | null;
  /** The account that the documents name; null in a set of an older release. */
  bank_account_id: string | null;
  /** The car and the agreement that is settled, as the documents say; null for an unsecured loan. */
  hire_encrypted: Generated<Sealed | null>;
  /** Null once encrypted. */
  hire: Generated<Json<Hire | null> | null>;
}
