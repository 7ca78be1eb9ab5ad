import type { PayoutReturnReason } from '@fairlead/core/loan/payout-reasons';
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
  /** Up to 18 characters, shown on the borrower's bank statement. */
  readonly reference: string;
}

export interface Payout {
  readonly payoutId: string;
  readonly status: 'sent';
}

export interface PayoutEvent {
  readonly eventId: string;
  /** `payout-returned` follows `payout-settled`: the receiving bank returned the money. */
  readonly kind: 'payout-settled' | 'payout-returned';
  readonly payoutId: string;
  /** The key with which the payout was sent. */
  readonly idempotencyKey: string;
  readonly amount: Pence;
  readonly on: Day;
  /** Of a returned payout; null where the bank gave none. */
  readonly reason: PayoutReturnReason | null;
}

/**
 * Payouts over Faster Payments: within seconds, every day of the year, in whole pence. Every call can throw
 * `ProviderUnavailable`.
 */
export interface PayoutsPort {
  /**
   * Sends once per key: a repeated key returns the first answer, or `ProviderRejected` ('idempotency-key-reused') if
   * the details differ. Rejects 'amount-not-positive'.
   */
  send(payout: NewPayout): Promise<Payout>;
  /** The payout sent with this key, if the request arrived. */
  find(idempotencyKey: string): Promise<Payout | undefined>;
  /** Events not yet returned, for days up to and including `upTo` (and never after the provider's own today). */
  eventsAfter(cursor: string | null, upTo: Day): Promise<EventPage<PayoutEvent>>;
}
