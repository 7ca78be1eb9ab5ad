import type { Day } from '../calendar/day.ts';
import type { Pence } from '../money/pence.ts';
import type { PayoutHoldReason, PayoutReturnReason } from './payout-reasons.ts';

export type PaymentMethod = 'direct-debit' | 'card' | 'open-banking' | 'bank-transfer';

/** Why interest is frozen (breathing space: SI 2020/1311; forbearance: CONC 7.3; a notice given late: CCA 1974, s.86D). */
export type FreezeReason = 'breathing-space' | 'arrangement' | 'support' | 'late-notice';

/** Who bought a debt, and what the borrower needs in order to pay them. */
export type DebtBuyer = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly howToPay: string;
};

/** What happens to the rest of a last instalment that has grown. */
export type LastInstalmentChoice = 'together' | 'further-months';

/** How the payments of an arrangement are made: collected by Direct Debit, or by the borrower in another way. */
export type PromisesPaidBy = 'direct-debit' | 'borrower';

/** A payment promised in an arrangement. */
export type PromisedPayment = { readonly dueOn: Day; readonly amount: Pence };

/** The data of each kind of event, besides its dates. */
type EventBodies = {
  /** The events of one payout share its reference. `payee`: missing of what goes to the borrower. */
  'payout-sent': { readonly amount: Pence; readonly payee?: 'old-lender' };
  disbursed: { readonly amount: Pence; readonly payee?: 'old-lender' };
  /** By the borrower's bank. An older release noted no reason. */
  'payout-returned': {
    readonly amount: Pence;
    readonly reason?: PayoutReturnReason;
    readonly payee?: 'old-lender';
  };
  /** Not sent, because of what a check of the account found. */
  'payout-held': { readonly reason: PayoutHoldReason; readonly payee?: 'old-lender' };
  /**
   * The events of one payment share its reference: submitted, then received or failed. `instalment`: the one it was
   * collected for; a payment that the borrower asked for has none. `promised`: the due day of the promise of an
   * arrangement that it was collected for.
   */
  'payment-submitted': { readonly amount: Pence; readonly instalment?: number; readonly promised?: Day };
  'payment-received': {
    readonly amount: Pence;
    readonly method: PaymentMethod;
    readonly instalment?: number;
    /** The reference of the payment whose money came back to us after it was gone; `amount` is that money. */
    readonly restores?: string;
    /** Of one that restores another: what that one had paid was due, so it is overdue until this one arrives. */
    readonly wasDue?: true;
  };
  'payment-failed': { readonly amount: Pence; readonly instalment?: number; readonly reason: string };
  /** `reverses` is the reference of the received payment, which is always reversed in full. */
  'payment-reversed': { readonly amount: Pence; readonly reverses: string; readonly reason: string };
  /** Credit refunded to the borrower; without a method by bank transfer. */
  'credit-refunded': { readonly amount: Pence; readonly method?: PaymentMethod };
  'mandate-activated': object;
  'mandate-cancelled': { readonly reason: string };
  /** The next instalment is due on `firstDueOn`, later ones on that day of each month. */
  'payment-date-changed': { readonly firstDueOn: Day };
  /** The day on which the failed payment `failed` is presented again, where the borrower picked one. */
  'second-attempt-moved': { readonly failed: string; readonly collectOn: Day };
  /** After a payment above what is due: the term stays the same and the instalment is reduced. */
  'instalment-lowered': object;
  /**
   * The borrower was notified that the last instalment is more than agreed. From then the agreed one is due on the last
   * day, and the rest in up to three further months without interest.
   */
  'last-instalment-grown': object;
  /** What the borrower picks for that rest: to pay it with the last instalment, or in the further months. */
  'last-instalment-chosen': { readonly choice: LastInstalmentChoice };
  /** A freeze and its end share a reference; the end can be recorded in advance. */
  'interest-frozen': { readonly reason: FreezeReason };
  'interest-resumed': object;
  /**
   * An arrangement and its end share a reference, and so does the freeze that waives its interest: the end of the
   * arrangement ends it as well. Without `paidBy` the borrower pays.
   */
  'arrangement-agreed': { readonly payments: readonly PromisedPayment[]; readonly paidBy?: PromisesPaidBy };
  'arrangement-ended': { readonly reason: string };
  /**
   * Early settlement (CCA 1974, s.94): the debt that is still unpaid, `waived`, is written down. What the payment was
   * short of the figure, less than a pound, is a part of it. Ignored when more is unpaid, by a pound or more.
   */
  settled: { readonly waived: Pence; readonly shortfall?: Pence };
  /**
   * Money of the settlement of `settledOn` came back, and the borrower was notified so on the value date. From then the
   * `settled` event with the same reference never counted.
   */
  reopened: { readonly settledOn: Day };
  /**
   * Notice of withdrawal (CCA 1974, s.66A): from then nothing falls due, and the credit is to be repaid with daily
   * interest within 30 days. Ignored before the payout and after a closing.
   */
  'withdrawal-noticed': object;
  /** The end of a withdrawal, once the credit is repaid (CCA 1974, s.66A): like `settled`; the financed fee and the interest on it are waived. */
  withdrawn: { readonly waived: Pence };
  /**
   * Ended before any money reached the borrower, at no cost: no other account was given in time, or the loan was signed
   * again. Ignored while anything is owed.
   */
  cancelled: { readonly reason: 'not-paid-out' | 'signed-again' };
  'written-off': { readonly reason: string };
  /** An older release noted no buyer. */
  sold: { readonly buyer?: DebtBuyer };
  /** By the lender (CCA 1974, s.87): `amount` has to be paid until the end of `remedyBy`. It changes no figure. */
  'default-notice-served': { readonly amount: Pence; readonly remedyBy: Day };
  /** A notice of sums in arrears (CCA 1974, s.86B). It changes no figure. */
  'arrears-notice-given': { readonly shortfall: Pence };
  /** By the lender after a default notice (CCA 1974, s.87): the whole debt is payable and interest stops. */
  terminated: { readonly reason: string };
  /**
   * By the hirer (CCA 1974, ss.99-100): the goods are returned, and `owed` was still payable when `paid` had been
   * received in total.
   */
  'voluntarily-terminated': { readonly owed: Pence; readonly paid: Pence };
  /** The lender has the car again, after the hirer ended the agreement. It changes no figure. */
  'car-returned': object;
  /** The lender's loss because a returned car was not looked after (CCA 1974, s.100(4)): it is owed as well. */
  'damage-claimed': { readonly amount: Pence; readonly what: string };
  /** The car has another registration number, which is stored apart from the history. It changes no figure. */
  'mark-changed': object;
  /** The events with that reference, which moved no money, were recorded in error and never counted. */
  corrected: { readonly corrects: string };
};

export type LoanEventKind = keyof EventBodies;

/** The ways a loan ends other than by its last instalment. */
export type ClosingKind =
  | 'settled'
  | 'withdrawn'
  | 'cancelled'
  | 'written-off'
  | 'sold'
  | 'terminated'
  | 'voluntarily-terminated';

/**
 * An event in a loan's history, which is append-only. `valueOn` is the value date, which can be earlier than the day
 * it became known; `recordedAt` is the instant of recording, for audit only: it never changes a figure.
 */
export type LoanEventOf<K extends LoanEventKind> = {
  readonly kind: K;
  readonly valueOn: Day;
  readonly recordedAt: string;
  readonly reference: string;
} & EventBodies[K];

export type LoanEvent = { [K in LoanEventKind]: LoanEventOf<K> }[LoanEventKind];
