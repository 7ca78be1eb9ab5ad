import type { Day } from '../calendar/day.ts';
import type { LoanEvent, LoanEventKind } from './events.ts';

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
export function withoutCorrected(events: readonly LoanEvent[], asOf: Day): readonly LoanEvent[] {
  const errors = new Set<string>();
  for (const event of events) {
    if (event.kind === 'corrected' && event.valueOn <= asOf) errors.add(event.corrects);
  }
  if (errors.size === 0) return events;
  return events.filter(({ kind, reference }) => !(CORRECTABLE.has(kind) && errors.has(reference)));
}

function moneyMoved(event: LoanEvent): string | null {
  if (event.kind === 'disbursed') return `payout ${event.reference}`;
  return event.kind === 'payment-received' ? `payment ${event.reference}` : null;
}

function moneyTakenBack(event: LoanEvent): string | null {
  if (event.kind === 'payout-returned') return `payout ${event.reference}`;
  return event.kind === 'payment-reversed' ? `payment ${event.reverses}` : null;
}

/** Money, from the day on which it counted until the day on which it came back. */
type Stay = { readonly from: Day; readonly until: Day };

/**
 * Leaves out money that was taken back on or before the day from which it counts: it never counted. A settlement or
 * withdrawal that rested on money which came back later never counted either.
 */
export function withoutVoid(past: readonly LoanEvent[]): readonly LoanEvent[] {
  const backOn = new Map<string, Day>();
  for (const event of past) {
    const money = moneyTakenBack(event);
    if (money !== null && !backOn.has(money)) backOn.set(money, event.valueOn);
  }
  if (backOn.size === 0) return past;
  const voided = new Set<string>();
  const stays: Stay[] = [];
  for (const event of past) {
    const money = moneyMoved(event);
    const until = money === null ? undefined : backOn.get(money);
    if (money === null || until === undefined) continue;
    if (until <= event.valueOn) voided.add(money);
    else stays.push({ from: event.valueOn, until });
  }
  return past.filter((event) => {
    if (event.kind === 'settled' || event.kind === 'withdrawn') return !restsOn(stays, event.valueOn);
    return !voided.has(moneyMoved(event) ?? moneyTakenBack(event) ?? '');
  });
}

const restsOn = (stays: readonly Stay[], on: Day): boolean =>
  stays.some(({ from, until }) => from <= on && on < until);
