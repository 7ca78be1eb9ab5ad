import type { Day } from '@fairlead/core/calendar/day';
import type { Owned, Sealed } from '../columns.ts';

export interface UserAddressesTable extends Owned {
  /** 0 is the current address. */
  position: number;
  /** JSON of the seven fields of the wire; null in a row that is in clear. */
  address_encrypted: Sealed | null;
  /** Null once encrypted, and the six below. */
  house_number: string | null;
  flat_number: string | null;
  line1: string | null;
  line2: string | null;
  town: string | null;
  county: string | null;
  post_code: string | null;
  /** The business date on which it was given; null for one that was given before the date was stored. */
  recorded_on: Day | null;
  /** When another became the current address. */
  replaced_on: Day | null;
}
