import type { Day } from '@fairlead/core/calendar/day';
import type { DirectDebitReason } from '@fairlead/core/collection/direct-debit-reasons';
import type { Pence } from '@fairlead/core/money/pence';
import type { EventPage } from '../event-page.ts';

export interface NewMandate {
  readonly idempotencyKey: string;
  readonly accountName: string;
  /** Six digits. */
  readonly sortCode: string;
  /** Eight digits. */
  readonly accountNumber: string;
  /** 6 to 18 characters, shown on the payer's bank statement. */
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
  /** The day on which to debit the payer's account. */
  readonly collectOn: Day;
  readonly reference: string;
}

export interface Collection {
  readonly collectionId: string;
  /** The day on which it will be collected: the requested day, or the next on which Bacs can. */
  readonly collectOn: Day;
  /** True when `collectOn` is not the requested day: too late (less than two working days) or not a working day. */
  readonly isMoved: boolean;
}

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
 * `collection-failed` can follow `collection-collected` (a late failure): the credited money is taken back.
 * `collection-charged-back` always follows `collection-collected`.
 */
export interface CollectionEvent extends DirectDebitEventBase {
  readonly kind: 'collection-collected' | 'collection-failed' | 'collection-charged-back';
  readonly collectionId: string;
  /** The key with which the collection was submitted. */
  readonly idempotencyKey: string;
  readonly amount: Pence;
  readonly reason: DirectDebitReason | null;
}

export type DirectDebitEvent = MandateEvent | CollectionEvent;

/**
 * Direct Debit over Bacs: three working days from submission to entry (submit on D-2 to collect on D). Money in whole
 * pence. Every call can throw `ProviderUnavailable`. Calls that create something are idempotent by key: a repeated
 * key returns the first answer, or `ProviderRejected` ('idempotency-key-reused') if the details differ.
 */
export interface DirectDebitPort {
  /** Lodges an instruction (AUDDIS). Events report when it becomes active or is cancelled. */
  createMandate(mandate: NewMandate): Promise<Mandate>;
  /** The mandate created with this key, if the request arrived. */
  findMandate(idempotencyKey: string): Promise<Mandate | undefined>;
  /**
   * Cancels the instruction: no new collections. Collections already submitted still end in their own event.
   * Idempotent. Rejects 'unknown-mandate'.
   */
  cancelMandate(mandateId: string): Promise<void>;
  /** Submits a debit. Rejects 'unknown-mandate', 'mandate-cancelled', 'amount-not-positive'. */
  submitCollection(collection: NewCollection): Promise<Collection>;
  /** The collection submitted with this key, if the request arrived. */
  findCollection(idempotencyKey: string): Promise<Collection | undefined>;
  /** Events not yet returned, for days up to and including `upTo` (and never after the provider's own today). */
  eventsAfter(cursor: string | null, upTo: Day): Promise<EventPage<DirectDebitEvent>>;
}
