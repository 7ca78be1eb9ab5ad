import type { Day } from '../calendar/day.ts';
import type { LoanEvent, LoanEventOf } from '../loan/events.ts';
import type { LoanProjection } from '../loan/read/project.ts';
import type { LoanState } from '../loan/states.ts';

type Before = {
  /** The state before the newest events were known. */
  readonly state: LoanState;
  /** The instant of recording. */
  readonly recordedAt: string;
};

/**
 * The re-opening that follows when money of a settlement has come back: recorded on the day on which the borrower is
 * notified, which is the day of the projection. Null when the loan was not settled before, when the settlement was recorded
 * in error, or when nothing is owed: less than a pound was written off.
 * @param events the history with what came back
 */
export function reopeningOf(
  events: readonly LoanEvent[],
  { asOf, leftToPay }: Pick<LoanProjection, 'asOf' | 'leftToPay'>,
  before: Before,
): LoanEventOf<'reopened'> | null {
  if (before.state !== 'Settled' || leftToPay === 0) return null;
  const settled = newestSettlement(events, asOf);
  const isKnown = (kind: LoanEvent['kind']): boolean =>
    events.some((event) => event.kind === kind && event.reference === settled?.reference);
  const isCorrected = events.some(
    (event) => event.kind === 'corrected' && event.corrects === settled?.reference,
  );
  if (!settled || isKnown('reopened') || isCorrected) return null;
  const { reference, valueOn: settledOn } = settled;
  return { kind: 'reopened', valueOn: asOf, recordedAt: before.recordedAt, reference, settledOn };
}

function newestSettlement(events: readonly LoanEvent[], asOf: Day): LoanEventOf<'settled'> | undefined {
  return events
    .filter((event) => event.kind === 'settled')
    .filter(({ valueOn }) => valueOn <= asOf)
    .toSorted((a, b) => (a.valueOn < b.valueOn ? -1 : 1))
    .at(-1);
}
