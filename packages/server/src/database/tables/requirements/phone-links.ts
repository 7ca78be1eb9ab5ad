import type { PhoneLinkState } from '@fairlead/core/requirement/phone-link';
import type { Instant, Owned } from '../../columns.ts';

/** Links by which a phone sends files for one proof. Times are those of the wall clock. */
export interface PhoneLinksTable extends Owned {
  application_id: string;
  requirement_id: string;
  token_hash: string;
  /** The family of the session that made it: the link ends with it. */
  session_id: string;
  state: PhoneLinkState;
  /** Of the key of the phone that opened it. */
  opened_by_key_hash: string | null;
  created_at: Instant;
  expires_at: Instant;
}
