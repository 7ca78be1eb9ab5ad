import { epochDayOf, type Day } from '../../calendar/day.ts';
import { halfUp, pence, type Pence } from '../../money/pence.ts';
import { accruedUntil } from '../replay/accrual.ts';
import { interestDue } from '../replay/book.ts';
import type { ReplayedLoan } from '../replay/replay.ts';

/** Interest accrued and not booked yet on a day, rounded. `replayed` is the loan as of that day or an earlier one. */
export function interestAccrued({ book, plan }: ReplayedLoan, on: Day): Pence {
  const accrued = book.disbursedOn === null ? book.accrued : accruedUntil(book, plan, epochDayOf(on));
  return pence(Math.max(0, halfUp(accrued) - book.accruedBooked));
}

/** Interest booked and accrued on a day. */
export function interestToDate(replayed: ReplayedLoan, on: Day): Pence {
  return pence(interestDue(replayed.book) + interestAccrued(replayed, on));
}
