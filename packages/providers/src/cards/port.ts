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
   * The payment of a key that was asked for at an instant (ISO 8601 UTC) or within ten minutes after it; undefined if
   * the request never arrived.
   */
  find(idempotencyKey: string, askedAt: string): Promise<CardPayment | undefined>;
  /** The payment as it is now. Rejects 'payment-unknown'. */
  retrieve(paymentIntentId: string): Promise<CardPayment>;
  /** Cancels a payment that was not confirmed, and answers what it then is: it may have succeeded meanwhile. */
  cancel(paymentIntentId: string): Promise<CardPayment>;
}
