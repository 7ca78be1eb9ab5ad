import type { Day } from '../calendar/day.ts';
import type { LoanEvent } from './events.ts';

function moneyMoved(event: LoanEvent): string | null {
  if (event.kind === 'disbursed') return `payout ${event.reference}`;
  return event.kind === 'payment-received' ? `payment ${event.reference}` : null;
}

function moneyTakenBack(event: LoanEvent): string | null {
  if (event.kind === 'payout-returned') return `payout ${event.reference}`;
  return event.kind === 'payment-reversed' ? `payment ${event.reverses}` : null;
}

/** Leaves out money that was taken back on or before the day from which it counts: it never counted. */
export function withoutVoid(past: readonly LoanEvent[]): readonly LoanEvent[] {
  const backOn = new Map<string, Day>();
  for (const event of past) {
    const money = moneyTakenBack(event);
    if (money !== null && !backOn.has(money)) backOn.set(money, event.valueOn);
  }
  if (backOn.size === 0) return past;
  const voided = new Set<string>();
  for (const event of past) {
    const money = moneyMoved(event);
    const back = money === null ? undefined : backOn.get(money);
    if (money !== null && back !== undefined && back <= event.valueOn) voided.add(money);
  }
  return past.filter((event) => !voided.has(moneyMoved(event) ?? moneyTakenBack(event) ?? ''));
}
