import { addMonths, type Day } from '../calendar/day.ts';
import type { LoanEvent } from '../loan/events.ts';
import type { LoanProjection } from '../loan/read/project.ts';

/** How long the loan's page says how a plan ended. */
const SHOWN_MONTHS = 1;

export type EndedArrangement = { readonly outcome: 'kept' | 'broken'; readonly endedOn: Day };

/** How the last plan ended, for a month; null where another one is in force or the loan has ended. */
export function endedArrangement(
  { arrangement, isActive, asOf }: Pick<LoanProjection, 'arrangement' | 'isActive' | 'asOf'>,
  events: readonly LoanEvent[],
): EndedArrangement | null {
  if (arrangement !== null || !isActive) return null;
  const ended = events.findLast(({ kind, valueOn }) => kind === 'arrangement-ended' && valueOn <= asOf);
  if (ended?.kind !== 'arrangement-ended' || addMonths(ended.valueOn, SHOWN_MONTHS) <= asOf) return null;
  return { outcome: ended.reason === 'kept' ? 'kept' : 'broken', endedOn: ended.valueOn };
}
