import type { Day } from '../../calendar/day.ts';
import type { LoanEvent, LoanEventKind } from '../events.ts';
import { withReopenings } from './reopenings.ts';
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
  reopened: 4,
  'mandate-activated': 5,
  'mandate-cancelled': 6,
  'arrangement-ended': 7,
  'interest-resumed': 8,
  'interest-frozen': 9,
  'arrangement-agreed': 10,
  'payment-date-changed': 11,
  'last-instalment-grown': 12,
  'last-instalment-chosen': 13,
  'payment-submitted': 14,
  'payment-received': 15,
  'payment-failed': 16,
  'payment-reversed': 17,
  'instalment-lowered': 18,
  'withdrawal-noticed': 19,
  'credit-refunded': 20,
  terminated: 21,
  'voluntarily-terminated': 22,
  withdrawn: 23,
  settled: 24,
  'written-off': 25,
  sold: 26,
  cancelled: 27,
  'payout-held': 28,
  'default-notice-served': 29,
  'second-attempt-moved': 30,
  'arrears-notice-given': 31,
  'car-returned': 32,
  'damage-claimed': 33,
  'mark-changed': 34,
} as const satisfies Record<LoanEventKind, number>;

/**
 * Money that comes back counts from the day on which it was taken. What had paid something due comes after its loss,
 * which leaves that unpaid again; an early payment comes before, so that its rebate is neither lost nor granted twice.
 */
const RESTORED_RANK = RANK['payment-reversed'] + 0.5;

function rankOf(event: LoanEvent): number {
  const isRestored = event.kind === 'payment-received' && event.wasDue === true;
  return isRestored ? RESTORED_RANK : RANK[event.kind];
}

/** The order of two events, as `sort` takes it. */
export function compareEvents(a: LoanEvent, b: LoanEvent): number {
  return (
    compare(a.valueOn, b.valueOn) ||
    rankOf(a) - rankOf(b) ||
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
  const ordered = sortEvents(withReopenings(withoutCorrectedEvents(events, asOf), asOf));
  const past = ordered.filter(({ valueOn }) => valueOn <= asOf);
  const future = ordered.slice(past.length);
  return { past, future, nextOn: future[0]?.valueOn ?? null };
}
