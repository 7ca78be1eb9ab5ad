import type { Instant, Owned, Sealed } from '../columns.ts';

export type OutboxChannel = 'email' | 'sms';

export interface OutboxMessagesTable extends Owned {
  channel: OutboxChannel;
  template: string;
  payload_encrypted: Sealed;
  status: 'waiting' | 'sent' | 'failed';
  attempts: number;
  next_try_at: Instant;
  sent_at: Instant | null;
  /** When the borrower opened their list of messages with this one in it. */
  seen_at: Instant | null;
  created_at: Instant;
}
