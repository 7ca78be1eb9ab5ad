import type { LoanEvent } from '../loan/events.ts';
import type { LoanProjection } from '../loan/read/project.ts';
import { hasPayerDied } from './direct-debit-reasons.ts';

/** Whether the Direct Debit instruction is active, or lodged and neither cancelled nor ended by a settlement since. */
export function hasInstruction(
  { isMandateActive }: Pick<LoanProjection, 'isMandateActive'>,
  events: readonly LoanEvent[],
): boolean {
  return isMandateActive || !events.some(({ kind }) => kind === 'mandate-cancelled' || kind === 'reopened');
}

/** Paid out, not finished, the instruction has not been cancelled, and no death was reported. */
export function collectsInstalments(projection: LoanProjection, events: readonly LoanEvent[]): boolean {
  const isPayable = projection.isActive && projection.disbursedOn !== null;
  return isPayable && hasInstruction(projection, events) && !hasPayerDied(events);
}
