import type { Instant, Sealed } from '../columns.ts';

/** What providers send to us by themselves, stored once by (provider, event_id). */
export interface ProviderMessagesTable {
  provider: string;
  event_id: string;
  /** The provider's own word for what happened. */
  kind: string;
  /** The provider's id of what it is about. */
  subject: string;
  /** The payment of ours that it names. */
  payment_id: string | null;
  /** The body as it came, in base64. */
  body_encrypted: Sealed;
  received_at: Instant;
  applied_at: Instant | null;
}
