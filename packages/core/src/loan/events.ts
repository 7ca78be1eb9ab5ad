import type { Day } from '../calendar/day.ts';
import type { Pence } from '../money/pence.ts';

export type PaymentMethod = 'direct-debit' | 'card' | 'open-banking' | 'bank-transfer';

/** What each kind of event says beyond its dates. */
type EventBodies = {
  /** Payout events of one payout share its reference. */
  'payout-sent': { readonly amount: Pence };
  disbursed: { readonly amount: Pence };
  'payout-returned': { readonly amount: Pence };
  /** The events of one payment share its reference: submitted, then received or failed. */
  'payment-submitted': { readonly amount: Pence; readonly instalment: number };
  'payment-received': {
    readonly amount: Pence;
    readonly method: PaymentMethod;
    readonly instalment?: number;
  };
  'payment-failed': { readonly amount: Pence; readonly instalment: number; readonly reason: string };
  /** `reverses` is the reference of the received payment that is taken back, always in full. */
  'payment-reversed': { readonly amount: Pence; readonly reverses: string; readonly reason: string };
  'mandate-activated': object;
  'mandate-cancelled': { readonly reason: string };
};

export type LoanEventKind = keyof EventBodies;

/**
 * Something that happened to a loan. Events are only ever appended. `valueOn` is the day from which it counts,
 * which may be earlier than the day it was heard of; `recordedAt` is that instant, for the audit alone: it never
 * changes a figure.
 */
export type LoanEventOf<K extends LoanEventKind> = {
  readonly kind: K;
  readonly valueOn: Day;
  readonly recordedAt: string;
  readonly reference: string;
} & EventBodies[K];

export type LoanEvent = { [K in LoanEventKind]: LoanEventOf<K> }[LoanEventKind];
