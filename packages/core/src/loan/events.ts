import type { Day } from '../calendar/day.ts';
import type { Pence } from '../money/pence.ts';

export type PaymentMethod = 'direct-debit' | 'card' | 'open-banking' | 'bank-transfer';

/** Why interest stands still (breathing space: SI 2020/1311; forbearance: CONC 7.3). */
export type FreezeReason = 'breathing-space' | 'arrangement' | 'support';

/** A payment promised in an arrangement. */
export type PromisedPayment = { readonly dueOn: Day; readonly amount: Pence };

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
  /** Credit sent back to the borrower. */
  'credit-refunded': { readonly amount: Pence };
  'mandate-activated': object;
  'mandate-cancelled': { readonly reason: string };
  /** The next instalment falls due on `firstDueOn`, later ones on that day of each month. */
  'payment-date-changed': { readonly firstDueOn: Day };
  /** After a payment beyond what is due: the term stays and the instalment falls. */
  'instalment-lowered': object;
  /** A freeze and its end share a reference; an end may be recorded ahead. */
  'interest-frozen': { readonly reason: FreezeReason };
  'interest-resumed': object;
  /** An arrangement and its end share a reference. A waiver of interest is a freeze beside it. */
  'arrangement-agreed': { readonly payments: readonly PromisedPayment[] };
  'arrangement-ended': { readonly reason: string };
  /** Early settlement (CCA 1974, s.94). Counts only when no more than `waived` is left unpaid, which it takes off. */
  settled: { readonly waived: Pence };
  /** Withdrawal (CCA 1974, s.66A): as above; the financed fee and interest on it are what is waived. */
  withdrawn: { readonly waived: Pence };
  'written-off': { readonly reason: string };
  sold: object;
  /** By the lender, after a default notice (CCA 1974, s.87): all that is owed is payable, interest stops. */
  terminated: { readonly reason: string };
  /**
   * By the hirer (CCA 1974, ss.99-100): the goods go back, `owed` is what was still to be paid when `paid` in all had
   * been received.
   */
  'voluntarily-terminated': { readonly owed: Pence; readonly paid: Pence };
  /** The events of that reference, which moved no money, were recorded in error and never counted. */
  corrected: { readonly corrects: string };
};

export type LoanEventKind = keyof EventBodies;

/** Ways in which a loan ends otherwise than by its last instalment. */
export type ClosingKind =
  'settled' | 'withdrawn' | 'written-off' | 'sold' | 'terminated' | 'voluntarily-terminated';

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
