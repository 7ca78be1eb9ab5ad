import { addDays, epochDayOf, type Day } from '../../calendar/day.ts';
import { pence, type Pence } from '../../money/pence.ts';
import { settlementFigure, type SettlementFigure } from '../../settlement/settlement-figure.ts';
import type { Agreement } from '../agreement.ts';
import type { LoanEvent } from '../events.ts';
import { totalOf } from '../replay/book.ts';
import { orderEvents } from '../replay/event-order.ts';
import type { ReplayedLoan } from '../replay/replay.ts';
import { statutoryBalance } from '../replay/statutory-balance.ts';
import { worthAhead } from '../replay/worth-ahead.ts';
import { replayUntil } from './balances-on.ts';
import { project, type LoanProjection } from './project.ts';

export type Settlement = SettlementFigure & {
  /** The debt left when the figure is paid on that day, which is waived: the amount in the `settled` event. */
  readonly waived: Pence;
};

/**
 * The settlement figure on a day, today or later (see `settlementFigure`). For a later day, instalments due by then
 * count as due and unpaid until they are paid.
 */
export function settlementOn(agreement: Agreement, events: readonly LoanEvent[], settleOn: Day): Settlement {
  const figure = figureOn(agreement, events, settleOn);
  const payment = {
    valueOn: settleOn,
    recordedAt: '',
    reference: 'settlement figure',
    method: 'card',
  } as const;
  const received: LoanEvent = { kind: 'payment-received', ...payment, amount: figure.figure };
  const paid = project(agreement, [...events, received], settleOn);
  const left = paid.outstanding + figure.optionFee - paid.creditBalance;
  return { ...figure, waived: pence(Math.max(0, left)) };
}

function figureOn(agreement: Agreement, events: readonly LoanEvent[], settleOn: Day): SettlementFigure {
  const replayed = replayUntil(agreement, events, settleOn);
  const projection = project(agreement, events, settleOn);
  const { plan, book } = replayed;
  const isOpen = book.closing === null && book.disbursedOn !== null;
  return settlementFigure({
    settleOn,
    apr: agreement.apr,
    leftToPay: projection.leftToPay,
    credit: pence(book.credit),
    optionFee: pence(isOpen && !book.isOptionFeeBooked ? agreement.optionFee : 0),
    ...(isOpen
      ? {
          dueAndUnpaid: pence(totalOf(book.billed)),
          worthAhead: worthAhead({ plan, book }, epochDayOf(settleOn)).worth + book.settlementRest,
          statutory: statutoryBalance(replayed, settleOn),
          beforeBreathingSpace: beforeBreathingSpace(agreement, events, replayed, settleOn),
        }
      : ofClosedLoan(projection)),
  });
}

/** A closed loan has no instalments ahead: what is still owed of it settles it. */
function ofClosedLoan({ outstanding }: LoanProjection) {
  return { dueAndUnpaid: outstanding, worthAhead: 0, statutory: outstanding, beforeBreathingSpace: null };
}

/** In a breathing space: the figure of the day before the first one in force began, less what was paid since. */
function beforeBreathingSpace(
  agreement: Agreement,
  events: readonly LoanEvent[],
  { book, allocations }: ReplayedLoan,
  on: Day,
): number | null {
  const { past } = orderEvents(events, on);
  const began = past.find(
    ({ kind, reference, ...event }) =>
      kind === 'interest-frozen' &&
      'reason' in event &&
      event.reason === 'breathing-space' &&
      book.frozenBy.includes(reference),
  );
  if (!began || book.disbursedOn === null || book.disbursedOn >= began.valueOn) return null;
  const paid = [...allocations.values()].filter((payment) => payment.on >= began.valueOn);
  const before = figureOn(agreement, events, addDays(began.valueOn, -1)).figure;
  return before - paid.reduce((sum, { amount }) => sum + amount, 0);
}
