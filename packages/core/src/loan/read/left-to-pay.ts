import { pence, sumPence, type Pence } from '../../money/pence.ts';
import { outstanding, type Book } from '../replay/book.ts';
import type { ProjectedRow } from './projected-rows.ts';

/** The instalments with an unpaid amount that is still owed. */
export function openRows(rows: readonly ProjectedRow[]): readonly ProjectedRow[] {
  return rows.filter(({ payment, paid, status }) => paid < payment && status !== 'ended');
}

/** The unpaid instalments less credit; for a closed loan, the amount still owed. */
export function leftToPayOf(rows: readonly ProjectedRow[], book: Book): Pence {
  if (book.closing !== null) return pence(Math.max(0, outstanding(book) - book.credit));
  const unpaid = sumPence(openRows(rows).map(({ payment, paid }) => pence(payment - paid)));
  return pence(Math.max(0, unpaid - book.credit));
}
