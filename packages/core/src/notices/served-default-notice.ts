import type { Day } from '../calendar/day.ts';
import type { LoanEvent, LoanEventOf } from '../loan/events.ts';
import { orderEvents } from '../loan/replay/event-order.ts';
import { withoutCorrectedEvents } from '../loan/replay/void-events.ts';
import type { Pence } from '../money/pence.ts';

/** A default notice that the lender served. */
export type DefaultNotice = {
  readonly servedOn: Day;
  readonly amount: Pence;
  /** The last day to pay. */
  readonly remedyBy: Day;
  /** `remedied`: paid in time, as if there had been no breach (s.89); `expired`: not paid in time. */
  readonly status: 'running' | 'remedied' | 'expired';
};

/** The event of the newest default notice as of a day that was not withdrawn; undefined where there is none. */
export function servedNoticeOf(
  events: readonly LoanEvent[],
  asOf: Day,
): LoanEventOf<'default-notice-served'> | undefined {
  const { past } = orderEvents(withoutCorrectedEvents(events, asOf), asOf);
  return past.findLast((event) => event.kind === 'default-notice-served');
}

/** The newest default notice as of a day that was not withdrawn; null where there is none. */
export function defaultNoticeOf(events: readonly LoanEvent[], asOf: Day): DefaultNotice | null {
  const served = servedNoticeOf(events, asOf);
  if (!served) return null;
  const { past } = orderEvents(events, asOf);
  const { valueOn: servedOn, amount, remedyBy: by } = served;
  const status = paidInTime(past, served) >= amount ? 'remedied' : asOf > by ? 'expired' : 'running';
  return { servedOn, amount, remedyBy: by, status };
}

function paidInTime(past: readonly LoanEvent[], served: LoanEventOf<'default-notice-served'>): number {
  const reversed = new Set<string>();
  for (const event of past) if (event.kind === 'payment-reversed') reversed.add(event.reverses);
  let paid = 0;
  for (const event of past) {
    if (event.kind !== 'payment-received' || reversed.has(event.reference)) continue;
    if (event.valueOn >= served.valueOn && event.valueOn <= served.remedyBy) paid += event.amount;
  }
  return paid;
}
