import type { LoanEvent } from '../events.ts';

/** Whether a direct debit mandate is active. A cancellation that names no mandate of ours cancels them all. */
export function isMandateActive(past: readonly LoanEvent[]): boolean {
  const active = new Set<string>();
  for (const { kind, reference } of past) {
    if (kind === 'mandate-activated') active.add(reference);
    if (kind === 'mandate-cancelled' && !active.delete(reference)) active.clear();
  }
  return active.size > 0;
}
