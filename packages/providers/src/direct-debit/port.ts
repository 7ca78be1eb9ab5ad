import type { Day } from '@fairlead/core/calendar/day';
import type { Pence } from '@fairlead/core/money/pence';
import type { EventPage } from '../event-page.ts';

export interface NewMandate {
  readonly idempotencyKey: string;
  readonly accountName: string;
  /** Six digits. */
  readonly sortCode: string;
  /** Eight digits. */
  readonly accountNumber: string;
  /** 6 to 18 characters, on the payer's bank statement. */
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface Mandate {
  readonly mandateId: string;
}

export interface NewCollection {
  readonly idempotencyKey: string;
  readonly mandateId: string;
  /** More than zero. */
  readonly amount: Pence;
  /** The day that the payer's account is to be debited. */
  readonly collectOn: Day;
  readonly reference: string;
}

export interface Collection {
  readonly collectionId: string;
  /** The day that it will be collected: the day asked for, or the next on which Bacs can. */
  readonly collectOn: Day;
  /** True when `collectOn` is not the day asked for: too close (less than two working days) or not a working day. */
  readonly isMoved: boolean;
}

/** Bacs reasons (AUDDIS, ADDACS, ARUDD, indemnity claims) in plain words. */
export type DirectDebitReason =
  | 'refer-to-payer'
  | 'instruction-cancelled'
  | 'account-closed'
  | 'cancelled-by-lender'
  | 'disputed'
  | 'indemnity-claim';

interface DirectDebitEventBase {
  readonly eventId: string;
  readonly mandateId: string;
  /** The working day on which it happened at the bank. */
  readonly on: Day;
}

export interface MandateEvent extends DirectDebitEventBase {
  readonly kind: 'mandate-active' | 'mandate-cancelled';
  readonly reason: DirectDebitReason | null;
}

/**
 * `collection-failed` may follow `collection-collected` (a late failure): the money that was credited is taken back.
 * `collection-charged-back` always follows `collection-collected`.
 */
export interface CollectionEvent extends DirectDebitEventBase {
  readonly kind: 'collection-collected' | 'collection-failed' | 'collection-charged-back';
  readonly collectionId: string;
  /** The key that the collection was submitted with. */
  readonly idempotencyKey: string;
  readonly amount: Pence;
  readonly reason: DirectDebitReason | null;
}

export type DirectDebitEvent = MandateEvent | CollectionEvent;

/**
 * Direct Debit over Bacs: three working days from submission to entry (submit on D-2 to collect on D). Money in
 * whole pence. Every call may throw `ProviderUnavailable`; one that creates something is idempotent by its key:
 * the first answer again, and `ProviderRejected` ('idempotency-key-reused') when the key comes with other details.
 */
export interface DirectDebitPort {
  /** Lodges an instruction (AUDDIS). Events tell when it is active or cancelled. */
  createMandate(mandate: NewMandate): Promise<Mandate>;
  /** The mandate made with this key, if it ever arrived. */
  findMandate(idempotencyKey: string): Promise<Mandate | undefined>;
  /**
   * Cancels the instruction: no new collections. One already submitted still ends in its own event. Idempotent.
   * Rejects 'unknown-mandate'.
   */
  cancelMandate(mandateId: string): Promise<void>;
  /** Submits a debit. Rejects 'unknown-mandate', 'mandate-cancelled', 'amount-not-positive'. */
  submitCollection(collection: NewCollection): Promise<Collection>;
  /** The collection submitted with this key, if it ever arrived. */
  findCollection(idempotencyKey: string): Promise<Collection | undefined>;
  /** Events not yet handed out, of days up to and including `upTo` (and never after the provider's own today). */
  eventsAfter(cursor: string | null, upTo: Day): Promise<EventPage<DirectDebitEvent>>;
}
