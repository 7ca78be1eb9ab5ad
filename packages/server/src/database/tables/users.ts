import type { Instant, Json, Sealed } from '../columns.ts';
import type { BrandId } from '@fairlead/brands/brand';

export interface UsersTable {
  id: string;
  brand_id: BrandId;
  /** Keyed blind index of the normalised address; unique within the brand. */
  email_index: string;
  email_encrypted: Sealed;
  /** JSON of both names; null in a row that is in clear. */
  name_encrypted: Sealed | null;
  /** Null once encrypted. */
  first_name: string | null;
  last_name: string | null;
  date_of_birth_encrypted: Sealed;
  mobile_number_encrypted: Sealed;
  roles: Json<readonly string[]>;
  /** The same person at other brands, when it is known. */
  person_id: string | null;
  /** When a link in the mailbox was first opened; null while it may be another person's address. */
  email_proven_at: Instant | null;
  /** When a code that was sent to the number of then was first given. */
  mobile_proven_at: Instant | null;
  /** When a code that was sent to the present number was first given. */
  number_proven_at: Instant | null;
  /** When the provider said that the holder of the present number has replied STOP. */
  texts_stopped_at: Instant | null;
  created_at: Instant;
}
