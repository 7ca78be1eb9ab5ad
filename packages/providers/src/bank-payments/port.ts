import type { SignedMessage } from '../signed-message.ts';
import type { BankPaymentReport } from '@fairlead/core/collection/bank-payment';
import type { Pence } from '@fairlead/core/money/pence';

export const PROVIDER = 'bank-payments';

export interface NewBankPayment {
  /** Ours: a repeated key gives the same payment. */
  readonly idempotencyKey: string;
  /** More than zero. */
  readonly amount: Pence;
  /** Up to 18 characters, shown on bank statements. */
  readonly reference: string;
  /** Where the browser comes back to, with `payment_id` in its query. */
  readonly returnUrl: string;
  /** Who pays, as far as we know. */
  readonly payer: { readonly name: string; readonly email: string };
  /** Whether the account that pays has to be in the payer's name. */
  readonly isNameChecked: boolean;
}

export interface StartedBankPayment {
  readonly paymentId: string;
  /** The page on which the payer chooses a bank and agrees. Anyone with it can pay, for 15 minutes. */
  readonly url: string;
}

/** `other` is every reason that a provider may add. */
export const BANK_PAYMENT_FAILURES = [
  'cancelled',
  'rejected',
  'insufficient-funds',
  'bank-unavailable',
  'expired',
  'other',
] as const;

export type BankPaymentFailure = (typeof BANK_PAYMENT_FAILURES)[number];

export interface BankPayment {
  readonly paymentId: string;
  readonly status: BankPaymentReport;
  readonly amount: Pence;
  /** Of a failed payment only. */
  readonly reason: BankPaymentFailure | null;
}

/** A message says that something happened to a payment. What, the provider is asked. */
export interface BankPaymentMessage {
  readonly eventId: string;
  /** The provider's own word for what happened. */
  readonly kind: string;
  readonly paymentId: string;
}

/**
 * Payments that the payer sends from their bank to ours, after they agreed to each one there. Every call can throw
 * `ProviderUnavailable` and `ProviderTimeout`.
 */
export interface BankPaymentsPort {
  /**
   * Starts a payment, once for each key: a repeated key returns the first answer, or `ProviderRejected`
   * ('idempotency-key-reused') if the details differ. Rejects 'amount-not-positive'. No money moves before the payer
   * agrees at `url`.
   */
  start(payment: NewBankPayment): Promise<StartedBankPayment>;
  /** The payment as it is now. Rejects 'payment-not-known'. */
  read(paymentId: string): Promise<BankPayment>;
  /**
   * Ends a payment to which no one has agreed yet; one that has failed stays as it is. Rejects 'not-cancellable' from
   * the moment that the payer has agreed, and 'payment-not-known'.
   */
  cancel(paymentId: string): Promise<void>;
  /**
   * What a message of the provider is about, after its signature was checked; null where it is about no payment. Rejects
   * 'not-signed', 'malformed'.
   */
  readMessage(message: SignedMessage): Promise<BankPaymentMessage | null>;
}
