import type { LoanEvent } from '../loan/events.ts';
import type { LoanProjection } from '../loan/read/project.ts';

/** Whether the Direct Debit instruction is active, or lodged and neither cancelled nor ended by a settlement since. */
export function hasInstruction(
  { isMandateActive }: Pick<LoanProjection, 'isMandateActive'>,
  events: readonly LoanEvent[],
): boolean {
  return isMandateActive || !events.some(({ kind }) => kind === 'mandate-cancelled' || kind === 'reopened');
}

/** Paid out, not finished, and the instruction has not been cancelled. */
export function collectsInstalments(projection: LoanProjection, events: readonly LoanEvent[]): boolean {
  return projection.isActive && projection.disbursedOn !== null && hasInstruction(projection, events);
}
