import { pence, type Pence } from '../../money/pence.ts';
import type { ScheduleRow } from '../../schedule/rows.ts';
import type { UnpaidInstalments } from './arrears.ts';
import { isPending, type Attempts } from './attempts.ts';
import { totalOf, type Book, type BilledInstalment } from '../replay/book.ts';

/** `ended`: no longer payable because the loan was closed before it was paid. */
export type RowStatus = 'paid' | 'part-paid' | 'pending' | 'due' | 'upcoming' | 'missed' | 'ended';

export type ProjectedRow = ScheduleRow & { readonly paid: Pence; readonly status: RowStatus };

/** Billed and future instalments. A pending payment shows even on a missed one. */
export function projectedRows(
  book: Book,
  future: readonly ScheduleRow[],
  unpaid: UnpaidInstalments,
  attempts: Attempts,
): readonly ProjectedRow[] {
  const missed = new Set(unpaid.missed);
  const unpaidStatus = (row: ScheduleRow, status: RowStatus): RowStatus =>
    isPending(attempts, row.number) ? 'pending' : status;
  const dueRow = (instalment: BilledInstalment): ProjectedRow => {
    const { row } = instalment;
    const paid = pence(row.payment - totalOf(instalment.unpaid));
    if (paid === row.payment) return { ...row, paid, status: 'paid' };
    if (book.closing !== null || book.withdrawalNoticedOn !== null) return { ...row, paid, status: 'ended' };
    const status = missed.has(instalment) ? 'missed' : paid > 0 ? 'part-paid' : 'due';
    return { ...row, paid, status: unpaidStatus(row, status) };
  };
  const futureRow = (row: ScheduleRow): ProjectedRow => ({
    ...row,
    paid: pence(0),
    status: unpaidStatus(row, 'upcoming'),
  });
  return [...book.billedInstalments.map(dueRow), ...future.map(futureRow)];
}
