import type { Day } from '../../calendar/day.ts';
import type { LoanEvent, LoanEventKind } from '../events.ts';

/** Money that moved is taken back by an event of its own; everything else can have been an error. */
const CORRECTABLE: ReadonlySet<LoanEventKind> = new Set([
  'payment-date-changed',
  'instalment-lowered',
  'interest-frozen',
  'interest-resumed',
  'arrangement-agreed',
  'arrangement-ended',
  'settled',
  'withdrawn',
  'written-off',
  'sold',
  'terminated',
  'voluntarily-terminated',
] as const satisfies readonly LoanEventKind[]);

/** Leaves out what was recorded in error, as soon as the correction counts. */
export function withoutCorrectedEvents(events: readonly LoanEvent[], asOf: Day): readonly LoanEvent[] {
  const errors = new Set<string>();
  for (const event of events) {
    if (event.kind === 'corrected' && event.valueOn <= asOf) errors.add(event.corrects);
  }
  if (errors.size === 0) return events;
  return events.filter(({ kind, reference }) => !(CORRECTABLE.has(kind) && errors.has(reference)));
}

function movementKey(event: LoanEvent): string | null {
  if (event.kind === 'disbursed') return `payout ${event.reference}`;
  return event.kind === 'payment-received' ? `payment ${event.reference}` : null;
}

function reversalKey(event: LoanEvent): string | null {
  if (event.kind === 'payout-returned') return `payout ${event.reference}`;
  return event.kind === 'payment-reversed' ? `payment ${event.reverses}` : null;
}

/** What an event began, and what another ended, by a name that both share. */
function startKey(event: LoanEvent): string | null {
  return event.kind === 'interest-frozen' ? `freeze ${event.reference}` : movementKey(event);
}

function endKey(event: LoanEvent): string | null {
  return event.kind === 'interest-resumed' ? `freeze ${event.reference}` : reversalKey(event);
}

/** Leaves out money that was taken back, and freezes that ended, on or before the day from which they count. */
export function withoutVoidEvents(past: readonly LoanEvent[]): readonly LoanEvent[] {
  const endedOn = new Map<string, Day>();
  for (const event of past) {
    const name = endKey(event);
    if (name !== null && !endedOn.has(name)) endedOn.set(name, event.valueOn);
  }
  if (endedOn.size === 0) return past;
  const voided = new Set<string>();
  for (const event of past) {
    const name = startKey(event);
    const end = name === null ? undefined : endedOn.get(name);
    if (name !== null && end !== undefined && end <= event.valueOn) voided.add(name);
  }
  return past.filter((event) => !voided.has(startKey(event) ?? endKey(event) ?? ''));
}
