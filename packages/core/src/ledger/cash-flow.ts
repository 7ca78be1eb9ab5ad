import type { LoanEvent } from '../loan/events.ts';
import { pence, type Pence } from '../money/pence.ts';
import { isKeyOf } from '../records.ts';

export type CashFlow = {
  /** Disbursed and not returned by the borrower's bank. */
  readonly paidOut: Pence;
  readonly received: Pence;
  /** Received payments that were reversed, and credit refunded. */
  readonly refunded: Pence;
};

type Cash = keyof CashFlow;

/** Events that move no money are not listed. */
const CASH_MOVED = {
  disbursed: ['paidOut', 1],
  'payout-returned': ['paidOut', -1],
  'payment-received': ['received', 1],
  'payment-reversed': ['refunded', 1],
  'credit-refunded': ['refunded', 1],
} as const satisfies Partial<Record<LoanEvent['kind'], readonly [Cash, 1 | -1]>>;

/**
 * The money that moved, summed from the events without the projection, as a cross-check: the ledger's bank account is
 * `received - refunded - paidOut`.
 */
export function cashOf(events: Iterable<LoanEvent>): CashFlow {
  const total = { paidOut: 0, received: 0, refunded: 0 };
  for (const event of events) {
    const { kind } = event;
    if (!isKeyOf(CASH_MOVED, kind) || !('amount' in event)) continue;
    const [cash, sign] = CASH_MOVED[kind];
    total[cash] += sign * event.amount;
  }
  return { paidOut: pence(total.paidOut), received: pence(total.received), refunded: pence(total.refunded) };
}
