import type { BrandId } from '@fairlead/brands/brand';
import type { ContactTopic } from '@fairlead/core/contact/contact-message';
import type { Day } from '@fairlead/core/calendar/day';
import type { Instant, Sealed } from '../columns.ts';

/** Messages of visitors. They are written without signing in, so a message belongs to no borrower. */
export interface ContactMessagesTable {
  id: string;
  brand_id: BrandId;
  reference: string;
  topic: ContactTopic;
  /** By which what a person wrote is found, as their account is. */
  email_index: string;
  /** By which the same message is known when it comes again on the same day. */
  content_index: string;
  content_encrypted: Sealed;
  received_on: Day;
  created_at: Instant;
}
