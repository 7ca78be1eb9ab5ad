import type { Day } from '../../calendar/day.ts';
import type { DebtBuyer, LoanEvent, LoanEventKind } from '../events.ts';
import { orderEvents } from '../replay/event-order.ts';
import { CLOSINGS } from '../replay/closings.ts';
import type { LoanProjection } from './project.ts';
import { isKeyOf } from '../../records.ts';

/** When a loan ended other than by its last instalment, and who bought the debt. */
export type ClosedAs = { readonly on: Day; readonly buyer: DebtBuyer | null };

const isClosing = (kind: LoanEventKind): boolean => isKeyOf(CLOSINGS, kind);

/** The last closing of a loan as of the projection's day; null while it runs, and for one paid to its last instalment. */
export function closedAs(
  { state, isActive, asOf }: Pick<LoanProjection, 'state' | 'isActive' | 'asOf'>,
  events: readonly LoanEvent[],
): ClosedAs | null {
  if (isActive || state === 'Complete') return null;
  const last = orderEvents(events, asOf).past.findLast(({ kind }) => isClosing(kind));
  if (!last) return null;
  return { on: last.valueOn, buyer: last.kind === 'sold' ? (last.buyer ?? null) : null };
}
