import type { Day } from '../calendar/day.ts';
import type { LoanEvent, LoanEventKind } from './events.ts';

/** Which of two events of one day counts first. A return frees the way for the payout that replaces it. */
const RANK = {
  'payout-returned': 0,
  'payout-sent': 1,
  disbursed: 2,
  'mandate-activated': 3,
  'mandate-cancelled': 4,
  'payment-submitted': 5,
  'payment-received': 6,
  'payment-failed': 7,
  'payment-reversed': 8,
} as const satisfies Record<LoanEventKind, number>;

function compareEvents(a: LoanEvent, b: LoanEvent): number {
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

/** A total order by value date, kind, amount and reference: the order of recording never shows. */
export function inOrder(events: readonly LoanEvent[]): readonly LoanEvent[] {
  return [...events].sort(compareEvents);
}

export type OrderedEvents = {
  readonly past: readonly LoanEvent[];
  /** The first day after `asOf` on which an event that is already known will count. */
  readonly nextOn: Day | null;
};

/** The events that count as of a day, in order. */
export function orderEvents(events: readonly LoanEvent[], asOf: Day): OrderedEvents {
  const ordered = inOrder(events);
  const past = ordered.filter(({ valueOn }) => valueOn <= asOf);
  return { past, nextOn: ordered[past.length]?.valueOn ?? null };
}
