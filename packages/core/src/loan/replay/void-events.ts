import type { Day } from '../../calendar/day.ts';
import type { LoanEvent, LoanEventKind } from '../events.ts';

/** Kinds that a correction can void. Money movements are reversed by their own events. */
const CORRECTABLE: ReadonlySet<LoanEventKind> = new Set([
  'payment-date-changed',
  'instalment-lowered',
  'last-instalment-grown',
  'last-instalment-chosen',
  'interest-frozen',
  'interest-resumed',
  'arrangement-agreed',
  'arrangement-ended',
  'withdrawal-noticed',
  'reopened',
  'settled',
  'withdrawn',
  'cancelled',
  'written-off',
  'sold',
  'terminated',
  'voluntarily-terminated',
  'default-notice-served',
] as const satisfies readonly LoanEventKind[]);

/** Removes events recorded in error, from the value date of the correction. */
export function withoutCorrectedEvents(events: readonly LoanEvent[], asOf: Day): readonly LoanEvent[] {
  const corrected = new Set<string>();
  for (const event of events) {
    if (event.kind === 'corrected' && event.valueOn <= asOf) corrected.add(event.corrects);
  }
  if (corrected.size === 0) return events;
  return events.filter(({ kind, reference }) => !(CORRECTABLE.has(kind) && corrected.has(reference)));
}

function movementKey(event: LoanEvent): string | null {
  if (event.kind === 'disbursed') return `payout ${event.reference}`;
  return event.kind === 'payment-received' ? `payment ${event.reference}` : null;
}

function reversalKey(event: LoanEvent): string | null {
  if (event.kind === 'payout-returned') return `payout ${event.reference}`;
  return event.kind === 'payment-reversed' ? `payment ${event.reverses}` : null;
}

/** A key shared by an event that starts something and the event that ends it. */
function startKey(event: LoanEvent): string | null {
  return event.kind === 'interest-frozen' ? `freeze ${event.reference}` : movementKey(event);
}

function endKey(event: LoanEvent): string | null {
  const endsFreeze = event.kind === 'interest-resumed' || event.kind === 'arrangement-ended';
  return endsFreeze ? `freeze ${event.reference}` : reversalKey(event);
}

/**
 * The payouts that came back while another of the same credit had arrived. Such a part counts as never paid: nothing is
 * owed for it and no interest is charged on it.
 */
function partsThatCameBack(past: readonly LoanEvent[]): ReadonlySet<string> {
  const [arrived, cameBack] = [new Set<string>(), new Set<string>()];
  for (const { kind, reference } of past) {
    if (kind === 'disbursed') arrived.add(reference);
    if (kind !== 'payout-returned') continue;
    if (arrived.has(reference) && arrived.size > 1) cameBack.add(reference);
    arrived.delete(reference);
  }
  return cameBack;
}

/**
 * Removes payments that were reversed, and freezes that ended, on or before their value date, and parts of the credit
 * that came back.
 * @param past in the order in which they count.
 */
export function withoutVoidEvents(past: readonly LoanEvent[]): readonly LoanEvent[] {
  const endedOn = new Map<string, Day>();
  for (const event of past) {
    const key = endKey(event);
    if (key !== null && !endedOn.has(key)) endedOn.set(key, event.valueOn);
  }
  if (endedOn.size === 0) return past;
  const voided = new Set([...partsThatCameBack(past)].map((reference) => `payout ${reference}`));
  for (const event of past) {
    const key = startKey(event);
    const end = key === null ? undefined : endedOn.get(key);
    if (key !== null && end !== undefined && end <= event.valueOn) voided.add(key);
  }
  return past.filter((event) => !voided.has(startKey(event) ?? endKey(event) ?? ''));
}
