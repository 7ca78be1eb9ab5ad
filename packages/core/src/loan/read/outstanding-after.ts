import type { Day } from '../../calendar/day.ts';
import { pence, type Pence } from '../../money/pence.ts';
import type { Agreement } from '../agreement.ts';
import type { LoanEvent, LoanEventKind } from '../events.ts';
import { outstanding } from '../replay/book.ts';
import { compareEvents, orderEvents } from '../replay/event-order.ts';
import { planOf, type Plan } from '../replay/plan.ts';
import { continueReplay, replay, type ReplayState } from '../replay/replay.ts';

/** Kinds that undo an event, which may have been recorded before or be recorded later. */
const UNDOING: ReadonlySet<LoanEventKind> = new Set([
  'corrected',
  'payout-returned',
  'payment-reversed',
  'interest-resumed',
  'reopened',
] as const satisfies readonly LoanEventKind[]);

/** The history up to one of its events, replayed. */
type Known = {
  readonly replayed: ReplayState;
  readonly asOf: Day;
  /** The last event in order; undefined where the next event cannot simply be added. */
  readonly last: LoanEvent | undefined;
};

/**
 * The projection's `outstanding` after each event was recorded, as of the day of its recording. `events` are in the
 * order of recording. An event that follows the ones before it continues their replay; any other starts a new one.
 */
export function outstandingAfterEach(
  agreement: Agreement,
  events: readonly LoanEvent[],
  recordedOn: (event: LoanEvent) => Day,
): readonly Pence[] {
  const plan = planOf(agreement);
  let known: Known | undefined;
  return events.map((event, index) => {
    const asOf = recordedOn(event);
    known =
      known && follows(known, event, asOf)
        ? continued(known, event, asOf)
        : replayedWhole(plan, events.slice(0, index + 1), asOf);
    return pence(outstanding(known.replayed.book));
  });
}

function follows({ last, asOf: before }: Known, event: LoanEvent, asOf: Day): boolean {
  if (last === undefined || UNDOING.has(event.kind)) return false;
  return before <= event.valueOn && event.valueOn <= asOf && compareEvents(last, event) < 0;
}

function continued({ replayed }: Known, event: LoanEvent, asOf: Day): Known {
  continueReplay(replayed, [event], asOf);
  return { replayed, asOf, last: event };
}

function replayedWhole(plan: Plan, events: readonly LoanEvent[], asOf: Day): Known {
  const { past, future } = orderEvents(events, asOf);
  const isSimple = future.length === 0 && !events.some(({ kind }) => UNDOING.has(kind));
  return { replayed: replay(plan, past, asOf), asOf, last: isSimple ? past.at(-1) : undefined };
}
