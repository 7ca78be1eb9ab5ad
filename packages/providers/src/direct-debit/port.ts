import type { Day } from '@fairlead/core/calendar/day';
import type { DirectDebitReason } from '@fairlead/core/collection/direct-debit-reasons';
import type { Pence } from '@fairlead/core/money/pence';
import type { SignedMessage } from '../signed-message.ts';
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
  readonly email: string;
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

/**
 * `mandate-failed`: the payer's bank refused the instruction (AUDDIS). `mandate-cancelled`: it was ended, also by the
 * payer's bank (ADDACS). `mandate-moved`: it goes with the account to another bank, and collects there.
 */
export interface MandateEvent extends DirectDebitEventBase {
  readonly kind: 'mandate-active' | 'mandate-failed' | 'mandate-cancelled' | 'mandate-moved';
  readonly reason: DirectDebitReason | null;
  /** Of a moved mandate: the last digits of the new account, as many as the provider gives. */
  readonly accountEnding?: string;
}

/**
 * `collection-failed` can follow `collection-collected` (a late failure): the credited money is taken back.
 * `collection-charged-back` always follows `collection-collected`. `collection-charge-back-undone` follows that: the
 * money is with us again.
 */
export interface CollectionEvent extends DirectDebitEventBase {
  readonly kind:
    | 'collection-collected'
    | 'collection-failed'
    | 'collection-charged-back'
    | 'collection-charge-back-undone';
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
  /**
   * Lodges an instruction (AUDDIS). Events report when it becomes active, is refused or is cancelled. Rejects
   * 'account-refused'.
   */
  createMandate(mandate: NewMandate): Promise<Mandate>;
  /**
   * Cancels the instruction: no new collections. Collections already submitted still end in their own event.
   * Idempotent. Rejects 'unknown-mandate'.
   */
  cancelMandate(mandateId: string): Promise<void>;
  /** Submits a debit. Rejects 'unknown-mandate', 'mandate-cancelled', 'amount-not-positive'. */
  submitCollection(collection: NewCollection): Promise<Collection>;
  /** The collection submitted with this key under a mandate, if the request arrived. */
  findCollection(idempotencyKey: string, mandateId: string): Promise<Collection | undefined>;
  /**
   * How long to wait, in milliseconds, before events are asked for again while no message says that there are any.
   */
  readonly asksEveryMs: number;
  /** Events not yet returned, for days up to and including `upTo` (and never after the provider's own today). */
  eventsAfter(cursor: string | null, upTo: Day): Promise<EventPage<DirectDebitEvent>>;
  /** The id of a message that says that there are events, after its signature was checked. Rejects 'not-signed', 'malformed'. */
  readMessage(message: SignedMessage): { readonly eventId: string };
}
