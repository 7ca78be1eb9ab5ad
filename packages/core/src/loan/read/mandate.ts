import type { LoanEvent } from '../events.ts';

/** Whether a Direct Debit mandate is active. A cancellation with an unknown reference cancels them all. */
export function isMandateActive(past: readonly LoanEvent[]): boolean {
  const active = new Set<string>();
  for (const { kind, reference } of past) {
    if (kind === 'mandate-activated') active.add(reference);
    if (kind === 'mandate-cancelled' && !active.delete(reference)) active.clear();
  }
  return active.size > 0;
}
