import type { Day } from '@fairlead/core/calendar/day';
import type { CardDeclineReason } from '@fairlead/core/collection/card-declines';
import type { Pence } from '@fairlead/core/money/pence';

export interface CardCharge {
  /** The id of our payment: the provider stores it with what it made. */
  readonly idempotencyKey: string;
  /** What the provider's own card fields made of the card. We never see the card. */
  readonly paymentMethodId: string;
  /** At least 30p. */
  readonly amount: Pence;
}

export type CardOutcome =
  | { readonly status: 'succeeded' }
  /** The borrower confirms with their bank, in the browser, with this secret. */
  | { readonly status: 'action-required'; readonly clientSecret: string }
  | { readonly status: 'processing' }
  /** Final: this payment never takes money. */
  | { readonly status: 'declined'; readonly reason: CardDeclineReason }
  | { readonly status: 'cancelled' };

export interface CardPayment {
  readonly paymentIntentId: string;
  /** The key with which it was charged. */
  readonly idempotencyKey: string;
  readonly amount: Pence;
  readonly outcome: CardOutcome;
}

/** A message that the provider sends by itself, as it came. */
export interface CardMessage {
  readonly bytes: Uint8Array;
  /** The value of its signature header; null where it had none. */
  readonly signature: string | null;
  /** When it arrived, by the wall clock. */
  readonly at: Date;
}

/** A cardholder's dispute of a payment with their bank. */
export interface CardDispute {
  readonly disputeId: string;
  readonly amount: Pence;
  readonly openedOn: Day;
  /**
   * `inquiry`: the bank only asks, and no money moves. `open` and `lost`: the amount was taken from us. `won`: it was
   * given back.
   */
  readonly status: 'inquiry' | 'open' | 'lost' | 'won';
}

export interface CardRefundRequest {
  /** The id of our refund: the provider stores it with what it made. */
  readonly idempotencyKey: string;
  readonly paymentIntentId: string;
  readonly amount: Pence;
}

export interface CardRefund {
  readonly refundId: string;
  /** The key with which it was asked for; null for one that was made at the provider. */
  readonly idempotencyKey: string | null;
  readonly amount: Pence;
  readonly on: Day;
  /** A refund can fail days after it was sent: its money is then back with us. */
  readonly status: 'sent' | 'failed';
}

/** Everything that went back, or came back after it had gone. */
export interface CardReturns {
  readonly disputes: readonly CardDispute[];
  readonly refunds: readonly CardRefund[];
}

/**
 * That something happened to a payment. What it is now, `retrieve` and `returnsOf` say: a message can be late, or out of
 * order.
 */
export interface CardEvent {
  readonly eventId: string;
  /** The provider's own word for it. */
  readonly kind: string;
  readonly paymentIntentId: string;
  /** The key with which it was charged; null where the provider has none of ours. */
  readonly idempotencyKey: string | null;
}

/**
 * Payments by card in whole pence, in pounds sterling, with the borrower present. Money can move without a further
 * call of ours once the borrower has confirmed with their bank: `retrieve` then has the outcome.
 * Every call can throw `ProviderUnavailable` and `ProviderTimeout`.
 */
export interface CardsPort {
  /**
   * Charges once per key: a repeated key within 24 hours returns the same payment. Rejects 'idempotency-key-reused'
   * where the details differ, and 'payment-method-unknown'.
   */
  charge(charge: CardCharge): Promise<CardPayment>;
  /**
   * The payment of a key that was asked for at an instant of our clock (ISO 8601 UTC) or later; undefined if the request
   * never arrived. The provider's clock can be up to five minutes behind ours.
   */
  find(idempotencyKey: string, askedAt: string): Promise<CardPayment | undefined>;
  /** The payment as it is now. Rejects 'payment-unknown'. */
  retrieve(paymentIntentId: string): Promise<CardPayment>;
  /** Cancels a payment that was not confirmed, and answers what it then is: it may have succeeded meanwhile. */
  cancel(paymentIntentId: string): Promise<CardPayment>;
  /**
   * What a signed message reports; null for one about nothing that is followed. Rejects 'not-signed' for a wrong
   * signature or one that is more than 300 seconds away, and 'malformed'.
   */
  readMessage(message: CardMessage): CardEvent | null;
  /** Disputes and refunds of a payment as they are now. */
  returnsOf(paymentIntentId: string): Promise<CardReturns>;
  /**
   * Sends money of a payment back to its card, once per key within 24 hours. Rejects 'payment-unknown', and
   * 'not-refundable' for more than is left of it or while it is disputed.
   */
  refund(request: CardRefundRequest): Promise<CardRefund>;
  /**
   * What messages report of disputes and refunds since an instant (ISO 8601 UTC), for those that never arrived. Some
   * may be older. The provider keeps them for 30 days.
   */
  returnEventsSince(since: string): Promise<readonly CardEvent[]>;
}
