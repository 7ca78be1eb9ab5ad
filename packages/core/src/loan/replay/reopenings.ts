import type { Day } from '../../calendar/day.ts';
import { addWorkingDays } from '../../calendar/working-days.ts';
import type { LoanEvent, LoanEventOf } from '../events.ts';

/** Working days after the borrower was notified from which an instalment that fell due meanwhile can be missed. */
const DAYS_UNTIL_MISSED = 15;

/** The first day on which an instalment can be missed after a settlement was re-opened. */
export function missedFromAfterReopening(notifiedOn: Day): Day {
  return addWorkingDays(notifiedOn, DAYS_UNTIL_MISSED);
}

/** The freeze in place of a settlement that was re-opened. */
export const reopeningFreeze = (reference: string): string => `settled ${reference}`;

type Window = { readonly settled: LoanEventOf<'settled'>; readonly reopened: LoanEventOf<'reopened'> };

/**
 * The history as it counts from the day on which the borrower was notified that money of a settlement came back. The
 * settlement never counted; no interest runs from its day to that day; and money that came back in between counts as
 * taken back on the day of the settlement, so that the instalments of that time are billed as agreed.
 */
export function withReopenings(events: readonly LoanEvent[], asOf: Day): readonly LoanEvent[] {
  if (!events.some(({ kind }) => kind === 'reopened')) return events;
  const windows = windowsIn(events, asOf);
  return events.flatMap((event) => {
    if (event.kind === 'reopened')
      return windows.some(({ reopened }) => reopened === event) || event.valueOn > asOf ? event : [];
    if (event.kind === 'settled') {
      const window = windows.find(({ settled }) => settled === event);
      return window ? freezeOf(window) : event;
    }
    return event.kind === 'payment-reversed' ? takenBackBySettlement(event, windows) : event;
  });
}

/** In the order of settlement, whatever the order of recording. */
function windowsIn(events: readonly LoanEvent[], asOf: Day): readonly Window[] {
  const windows = events.flatMap((reopened) => {
    if (reopened.kind !== 'reopened' || reopened.valueOn > asOf) return [];
    const settled = events.find(
      (event): event is LoanEventOf<'settled'> =>
        event.kind === 'settled' && event.reference === reopened.reference,
    );
    return settled && settled.valueOn <= reopened.valueOn ? [{ settled, reopened }] : [];
  });
  return windows.toSorted((a, b) => (a.settled.valueOn < b.settled.valueOn ? -1 : 1));
}

function freezeOf({ settled, reopened }: Window): readonly LoanEvent[] {
  if (settled.valueOn === reopened.valueOn) return [];
  const { valueOn, recordedAt } = settled;
  const reference = reopeningFreeze(settled.reference);
  return [{ kind: 'interest-frozen', valueOn, recordedAt, reference, reason: 'support' }];
}

function takenBackBySettlement(
  reversal: LoanEventOf<'payment-reversed'>,
  windows: readonly Window[],
): LoanEvent {
  const window = windows.find(
    ({ settled, reopened }) => settled.valueOn < reversal.valueOn && reversal.valueOn <= reopened.valueOn,
  );
  return window ? { ...reversal, valueOn: window.settled.valueOn } : reversal;
}
