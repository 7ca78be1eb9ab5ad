import type { ProductId } from '../../pricing/products.ts';
import type { Part } from './book.ts';

/** The repayment status of a loan when a payment arrives. */
export type RepaymentStatus = 'up-to-date' | 'behind' | 'closed';

/** What a payment can be allocated to. The rest after the last step is credit. */
export type WaterfallStep =
  /** Billed instalments, oldest first. */
  | 'instalments'
  /** Interest booked and not yet billed. */
  | 'interest'
  /** Principal not yet billed: a part settlement, which earns the statutory rebate. */
  | 'principal'
  /** Debt that was written off earlier. */
  | 'recovery';

export type Waterfall = {
  readonly steps: readonly WaterfallStep[];
  /** Order of the parts within one instalment. */
  readonly parts: readonly Part[];
};

const OPEN_LOAN = {
  steps: ['instalments', 'interest', 'principal'],
  parts: ['interest', 'principal', 'fee'],
} as const satisfies Waterfall;

/** A closed loan accrues no interest, so payments reduce principal first. */
const CLOSED_LOAN = {
  steps: ['principal', 'interest', 'recovery'],
  parts: ['principal', 'interest', 'fee'],
} as const satisfies Waterfall;

/**
 * The order in which a payment is allocated, by product and repayment status; the agreement states it (SI 2010/1014,
 * Sch. 1). A borrower who is behind pays the oldest instalment first and nothing else until all arrears are paid.
 */
export const WATERFALLS = {
  'unsecured-2026-1': { 'up-to-date': OPEN_LOAN, behind: OPEN_LOAN, closed: CLOSED_LOAN },
  'hire-purchase-2026-1': { 'up-to-date': OPEN_LOAN, behind: OPEN_LOAN, closed: CLOSED_LOAN },
} as const satisfies Record<ProductId, Record<RepaymentStatus, Waterfall>>;
