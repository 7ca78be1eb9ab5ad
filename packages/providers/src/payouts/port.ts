import type { PayoutReturnReason } from '@fairlead/core/loan/payout-reasons';
import type { Day } from '@fairlead/core/calendar/day';
import type { Pence } from '@fairlead/core/money/pence';
import type { SignedMessage } from '../signed-message.ts';
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
  /**
   * `payout-rejected`: the money never left. `payout-returned` follows `payout-settled`: the receiving bank returned the
   * money.
   */
  readonly kind: 'payout-settled' | 'payout-rejected' | 'payout-returned';
  readonly payoutId: string;
  /** The key with which the payout was sent. */
  readonly idempotencyKey: string;
  readonly amount: Pence;
  readonly on: Day;
  /** Of a returned payout; null where the bank gave none. */
  readonly reason: PayoutReturnReason | null;
}

/** What a message of the provider says. */
export interface PayoutMessage {
  readonly eventId: string;
  /** The provider's own word for what happened. */
  readonly kind: string;
  /** What it is about, in the provider's words. */
  readonly subject: string;
  readonly events: readonly PayoutEvent[];
  /** What the provider expects as an answer. */
  readonly reply: { readonly body: string; readonly headers: Readonly<Record<string, string>> };
}

/**
 * Payouts over Faster Payments: within seconds, every day of the year, in whole pence. Every call can throw
 * `ProviderUnavailable`.
 */
export interface PayoutsPort {
  /**
   * Sends once per key: a repeated key returns the first answer, also with other details, where a provider does not
   * reject those as 'idempotency-key-reused'. Rejects 'amount-not-positive', 'payout-refused'.
   */
  send(payout: NewPayout): Promise<Payout>;
  /**
   * The payout sent with this key, where a later request with it can be rejected although the first one arrived;
   * undefined where the provider rejects nothing that it has taken.
   */
  find(idempotencyKey: string): Promise<Payout | undefined>;
  /** Events not yet returned, for days up to and including `upTo` (and never after the provider's own today). */
  eventsAfter(cursor: string | null, upTo: Day): Promise<EventPage<PayoutEvent>>;
  /** How long to wait, in milliseconds, before events are asked for again. */
  readonly asksEveryMs: number;
  /**
   * Reads what the provider sends by itself, after its signature was checked: a provider that has no list of events
   * reports them by messages only. Rejects 'not-signed', 'malformed'.
   */
  readMessage(message: SignedMessage): PayoutMessage;
}
