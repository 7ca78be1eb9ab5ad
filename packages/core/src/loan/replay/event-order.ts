import type { Day } from '../../calendar/day.ts';
import type { LoanEvent, LoanEventKind } from '../events.ts';
import { withoutCorrectedEvents } from './void-events.ts';

/**
 * The order of events on the same day. A returned payout comes before the one that replaces it; terms change before
 * money moves, and closings come last.
 */
const RANK = {
  corrected: 0,
  'payout-returned': 1,
  'payout-sent': 2,
  disbursed: 3,
  'mandate-activated': 4,
  'mandate-cancelled': 5,
  'arrangement-ended': 6,
  'interest-resumed': 7,
  'interest-frozen': 8,
  'arrangement-agreed': 9,
  'payment-date-changed': 10,
  'payment-submitted': 11,
  'payment-received': 12,
  'payment-failed': 13,
  'payment-reversed': 14,
  'instalment-lowered': 15,
  'withdrawal-noticed': 16,
  'credit-refunded': 17,
  terminated: 18,
  'voluntarily-terminated': 19,
  withdrawn: 20,
  settled: 21,
  'written-off': 22,
  sold: 23,
  cancelled: 24,
  'payout-held': 25,
} as const satisfies Record<LoanEventKind, number>;

/** The order of two events, as `sort` takes it. */
export function compareEvents(a: LoanEvent, b: LoanEvent): number {
  return (
    compare(a.valueOn, b.valueOn) ||
    RANK[a.kind] - RANK[b.kind] ||
    amountOf(a) - amountOf(b) ||
    compare(a.reference, b.reference)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function amountOf(event: LoanEvent): number {
  return 'amount' in event ? event.amount : 0;
}

/** Sorts by value date, kind, amount and reference: a total order, independent of the order of recording. */
export function sortEvents(events: readonly LoanEvent[]): readonly LoanEvent[] {
  return [...events].sort(compareEvents);
}

export type OrderedEvents = {
  readonly past: readonly LoanEvent[];
  /** Already recorded, with a later value date. */
  readonly future: readonly LoanEvent[];
  /** The first day after `asOf` on which a recorded event takes effect. */
  readonly nextOn: Day | null;
};

/** The events in effect as of a day, in order. */
export function orderEvents(events: readonly LoanEvent[], asOf: Day): OrderedEvents {
  const ordered = withoutCorrectedEvents(sortEvents(events), asOf);
  const past = ordered.filter(({ valueOn }) => valueOn <= asOf);
  const future = ordered.slice(past.length);
  return { past, future, nextOn: future[0]?.valueOn ?? null };
}
