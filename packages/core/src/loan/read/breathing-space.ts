import { addDays, type Day } from '../../calendar/day.ts';
import type { LoanEvent } from '../events.ts';

/** A breathing space in force (SI 2020/1311), as the loan's history has it. */
export type BreathingSpace = {
  readonly since: Day;
  /** Its last day; null while that is not known. */
  readonly until: Day | null;
};

/** The breathing space in force after the events of `past`; its end can be recorded already, in `future`. */
export function breathingSpaceOf(
  past: readonly LoanEvent[],
  future: readonly LoanEvent[],
): BreathingSpace | null {
  const ended = new Set<string>();
  for (const { kind, reference } of past) if (kind === 'interest-resumed') ended.add(reference);
  const inForce = past.find(
    (event) =>
      event.kind === 'interest-frozen' && event.reason === 'breathing-space' && !ended.has(event.reference),
  );
  if (!inForce) return null;
  const end = future.find(
    ({ kind, reference }) => kind === 'interest-resumed' && reference === inForce.reference,
  );
  return { since: inForce.valueOn, until: end ? addDays(end.valueOn, -1) : null };
}
