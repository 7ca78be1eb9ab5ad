import type { Day } from '@fairlead/core/calendar/day';
import type { Pence } from '@fairlead/core/money/pence';
import type { EventPage } from '../event-page.ts';

export interface NewPayout {
  readonly idempotencyKey: string;
  /** More than zero. */
  readonly amount: Pence;
  /** Six digits. */
  readonly sortCode: string;
  /** Eight digits. */
  readonly accountNumber: string;
  readonly accountName: string;
  /** Up to 18 characters, on the borrower's bank statement. */
  readonly reference: string;
}

export interface Payout {
  readonly payoutId: string;
  readonly status: 'sent';
}

export interface PayoutEvent {
  readonly eventId: string;
  /** `payout-returned` follows `payout-settled`: the receiving bank sent the money back. */
  readonly kind: 'payout-settled' | 'payout-returned';
  readonly payoutId: string;
  /** The key that the payout was sent with. */
  readonly idempotencyKey: string;
  readonly amount: Pence;
  readonly on: Day;
  readonly reason: 'account-closed' | null;
}

/**
 * Money out over Faster Payments: seconds, every day of the year, whole pence. Every call may throw
 * `ProviderUnavailable`.
 */
export interface PayoutsPort {
  /**
   * Sends once per key: the same key gives the first answer again, with other details `ProviderRejected`
   * ('idempotency-key-reused'). Rejects 'amount-not-positive'.
   */
  send(payout: NewPayout): Promise<Payout>;
  /** The payout sent with this key, if it ever arrived. */
  find(idempotencyKey: string): Promise<Payout | undefined>;
  /** Events not yet handed out, of days up to and including `upTo` (and never after the provider's own today). */
  eventsAfter(cursor: string | null, upTo: Day): Promise<EventPage<PayoutEvent>>;
}
