import type { ProductId } from '../../pricing/products.ts';
import type { Part } from './book.ts';

/** How a loan stands when a payment arrives. */
export type RepaymentStatus = 'up-to-date' | 'behind' | 'closed';

/** What a payment may go to. What is left after the last step is the borrower's credit. */
export type WaterfallStep =
  /** Instalments that have fallen due, the oldest first. */
  | 'instalments'
  /** Interest booked and not yet in an instalment. */
  | 'interest'
  /** Principal that no instalment has asked for: a part settlement, which earns the statutory rebate. */
  | 'principal'
  /** Debt that was written off before. */
  | 'recovery';

export type Waterfall = {
  readonly steps: readonly WaterfallStep[];
  /** The parts of one instalment. */
  readonly parts: readonly Part[];
};

const OPEN_LOAN = {
  steps: ['instalments', 'interest', 'principal'],
  parts: ['interest', 'principal', 'fee'],
} as const satisfies Waterfall;

/** After a loan is closed nothing earns interest, so what is owed falls first by what was lent. */
const CLOSED_LOAN = {
  steps: ['principal', 'interest', 'recovery'],
  parts: ['principal', 'interest', 'fee'],
} as const satisfies Waterfall;

/**
 * The order in which a payment meets what is owed, by product and health; an agreement states it (SI 2010/1014,
 * Sch. 1). A borrower who is behind pays the oldest instalment first and nothing beyond before all is caught up.
 */
export const WATERFALLS = {
  'unsecured-2026-1': { 'up-to-date': OPEN_LOAN, behind: OPEN_LOAN, closed: CLOSED_LOAN },
  'hire-purchase-2026-1': { 'up-to-date': OPEN_LOAN, behind: OPEN_LOAN, closed: CLOSED_LOAN },
} as const satisfies Record<ProductId, Record<RepaymentStatus, Waterfall>>;
