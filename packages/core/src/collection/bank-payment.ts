/** What a payment by open banking is for. `link`: the amount of the loan's repayment link. */
export const BANK_PAYMENT_FLOWS = ['late', 'early', 'settlement', 'link'] as const;

export type BankPaymentFlow = (typeof BANK_PAYMENT_FLOWS)[number];

/** What a journey of open banking is about. */
export const JOURNEY_SUBJECTS = ['loan', 'loan-application'] as const;

/** Where a journey is continued from. */
export const JOURNEY_ORIGINS = ['web', 'email', 'sms'] as const;

export type JourneyOrigin = (typeof JOURNEY_ORIGINS)[number];

/** How long the payer has to agree at their bank, in minutes. Without consent the payment then ends. */
export const BANK_CONSENT_MINUTES = 30;

/** How long the page of the provider can be opened, in minutes. */
export const BANK_PAGE_MINUTES = 15;

/** How long a link that continues a payment on another device works, in minutes. */
export const RESUME_MINUTES = 15;

/** How long a link by which someone else pays works, in days. */
export const REPAYMENT_LINK_DAYS = 7;

/**
 * What the provider says of a payment. `executed`: the payer's bank has sent the money, which can still fail. `settled`: it
 * has arrived, and is final.
 */
export type BankPaymentReport = 'waiting' | 'authorised' | 'executed' | 'settled' | 'failed';

/** Of our own row. `failed`: the money was on its way; `voided` and `expired`: it never was. */
export type BankPaymentRowStatus =
  | 'created'
  | 'submitted'
  | 'collected'
  | 'failed'
  | 'voided'
  | 'expired'
  | 'reversed';

/**
 * What a report does to a payment, by what is known of it. No entry: it changes nothing. Money that arrives counts
 * also for a payment that we had ended, and once. What the provider calls failed after it was on its way is final there,
 * and what is known to have arrived never changes.
 */
const STEPS: Readonly<
  Record<BankPaymentRowStatus, Partial<Readonly<Record<BankPaymentReport, BankPaymentRowStatus>>>>
> = {
  created: { authorised: 'submitted', executed: 'submitted', settled: 'collected', failed: 'voided' },
  submitted: { settled: 'collected', failed: 'failed' },
  failed: {},
  voided: { settled: 'collected' },
  expired: { settled: 'collected' },
  collected: {},
  reversed: {},
};

/** The status of a payment after a report; null when that changes nothing. */
export function stepBankPayment(
  status: BankPaymentRowStatus,
  report: BankPaymentReport,
): BankPaymentRowStatus | null {
  return STEPS[status][report] ?? null;
}

/**
 * How a payment ended, or how far it is, as its payer is shown it. `complete`: the payer's bank has sent the money;
 * `pending`: it has been asked to.
 */
export const BANK_PAYMENT_OUTCOMES = [
  'waiting',
  'pending',
  'complete',
  'cancelled',
  'unavailable',
  'unable-to-connect',
  'expired',
] as const;

export type BankPaymentOutcome = (typeof BANK_PAYMENT_OUTCOMES)[number];

/** How a repayment link is. `paying`: the payer's bank has agreed. `ended`: cancelled, replaced or expired. */
export const REPAYMENT_LINK_STATES = ['open', 'paying', 'paid', 'ended'] as const;

export type RepaymentLinkState = (typeof REPAYMENT_LINK_STATES)[number];

/** By the reason that is stored with a payment that failed. */
const ENDINGS: Readonly<Record<string, BankPaymentOutcome>> = {
  cancelled: 'cancelled',
  'cancelled-by-borrower': 'cancelled',
  'cancelled-by-payer': 'cancelled',
  replaced: 'cancelled',
  'bank-unavailable': 'unavailable',
  'not-started': 'unavailable',
  expired: 'expired',
};

interface KnownOfPayment {
  readonly status: BankPaymentRowStatus;
  /** What the provider said last. */
  readonly report: BankPaymentReport;
  readonly reason: string | null;
}

/** What is shown of a payment. */
export function outcomeOfBankPayment({ status, report, reason }: KnownOfPayment): BankPaymentOutcome {
  if (status === 'created') return 'waiting';
  if (status === 'collected') return 'complete';
  if (status === 'submitted') return report === 'executed' || report === 'settled' ? 'complete' : 'pending';
  if (status === 'expired') return 'expired';
  return ENDINGS[reason ?? ''] ?? 'unable-to-connect';
}
