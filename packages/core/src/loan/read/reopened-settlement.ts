import type { Day } from '../../calendar/day.ts';
import { addWorkingDays } from '../../calendar/working-days.ts';
import { pence, sumPence, type Pence } from '../../money/pence.ts';
import type { Book } from '../replay/book.ts';
import type { ProjectedRow } from './projected-rows.ts';

/** A settlement whose money came back, so that the loan continues. */
export type ReopenedSettlement = {
  readonly settledOn: Day;
  /** The day on which the borrower was notified. */
  readonly reopenedOn: Day;
  /** The last day on which what fell due can be paid without being missed. */
  readonly payBy: Day;
  /** What is due and neither missed nor being collected. None of it is collected by itself. */
  readonly owed: Pence;
};

/** What a re-opened settlement leaves to pay; null for a loan that was not re-opened. */
export function reopenedSettlement(
  { reopening }: Book,
  rows: readonly ProjectedRow[],
): ReopenedSettlement | null {
  if (reopening === null) return null;
  const { settledOn, reopenedOn, missedFrom } = reopening;
  const payBy = addWorkingDays(missedFrom, -1);
  const owed = rows.filter((row) => isOfReopening(row, { payBy }));
  return {
    settledOn,
    reopenedOn,
    payBy,
    owed: sumPence(owed.map(({ payment, paid }) => pence(payment - paid))),
  };
}

/** Whether an instalment fell due before a re-opened settlement can be missed, and waits for the borrower to pay it. */
export function isOfReopening(
  { status, dueOn }: ProjectedRow,
  reopening: Pick<ReopenedSettlement, 'payBy'> | null,
): boolean {
  const isDue = status === 'due' || status === 'part-paid';
  return reopening !== null && isDue && dueOn <= reopening.payBy;
}
