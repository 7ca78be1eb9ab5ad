import type { ProviderName } from '../provider-error.ts';

export interface BreakerFigures {
  /** Calls that fail one after the other before further calls are refused. */
  readonly failures: number;
  /** How long calls are refused before one is let through to try, in milliseconds. */
  readonly restMs: number;
}

/**
 * When calls to a provider are refused without asking it. Five failures in a row are rare while a provider works, and
 * a rest is longer where no one waits for the answer.
 */
export const BREAKER_FIGURES = {
  // Each failure can take 20 seconds of a borrower's time.
  'credit-bureau': { failures: 3, restMs: 30_000 },
  // Sweeps call these again by themselves, and one row after the other: nothing is lost by waiting a minute.
  'direct-debit': { failures: 5, restMs: 60_000 },
  payouts: { failures: 5, restMs: 60_000 },
  email: { failures: 5, restMs: 60_000 },
  // A borrower waits, and can do without the answer: the details are checked later, the address is typed.
  'bank-account-check': { failures: 5, restMs: 15_000 },
  'address-lookup': { failures: 5, restMs: 15_000 },
  // A borrower waits for a code that is valid for ten minutes.
  sms: { failures: 5, restMs: 15_000 },
  // A borrower waits, and can send the file later.
  'virus-scan': { failures: 5, restMs: 15_000 },
  // A borrower waits, and can send the file later; staff can open it later.
  files: { failures: 5, restMs: 15_000 },
  // Staff wait, and can do nothing without it.
  'staff-identity': { failures: 5, restMs: 15_000 },
  // A borrower waits, and can come back for it.
  'decline-panel': { failures: 5, restMs: 30_000 },
  // A borrower waits, and can prove an income in another way.
  'income-data': { failures: 5, restMs: 30_000 },
  'bank-payments': { failures: 5, restMs: 30_000 },
  // A borrower waits, and can pay in another way.
  cards: { failures: 5, restMs: 15_000 },
  // A borrower waits, and can type the details of the car.
  'vehicle-enquiry': { failures: 5, restMs: 15_000 },
  // A borrower waits for the decision, and nothing of the form is lost.
  'vehicle-history': { failures: 5, restMs: 30_000 },
  'vehicle-valuation': { failures: 5, restMs: 30_000 },
  affordability: { failures: 5, restMs: 30_000 },
  // No one waits: the last figures are shown meanwhile.
  reviews: { failures: 3, restMs: 300_000 },
} as const satisfies Record<ProviderName, BreakerFigures>;
