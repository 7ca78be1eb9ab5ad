import type { LoanEvent } from '../events.ts';

/**
 * Whether a Direct Debit mandate is active. A cancellation with an unknown reference cancels them all, and so does a
 * settlement that is re-opened: the letter of the settlement had said that the Direct Debit ends.
 */
export function isMandateActive(past: readonly LoanEvent[]): boolean {
  const active = new Set<string>();
  for (const { kind, reference } of past) {
    if (kind === 'mandate-activated') active.add(reference);
    if (kind === 'reopened') active.clear();
    if (kind === 'mandate-cancelled' && !active.delete(reference)) active.clear();
  }
  return active.size > 0;
}
