import type { Day } from '@fairlead/core/calendar/day';
import type { ContactRefusal } from '@fairlead/core/contact/contact-rules';
import type { MessageKind } from '@fairlead/core/contact/message-kinds';
import type { Instant, Owned } from '../../columns.ts';

/** Append-only: each contact about the payments of a loan, and each that was refused. */
export interface ContactsTable extends Owned {
  loan_id: string;
  kind: MessageKind;
  outcome: 'sent' | ContactRefusal;
  is_by_email: boolean;
  is_by_text: boolean;
  contact_on: Day;
  recorded_at: Instant;
}
