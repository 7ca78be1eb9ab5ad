import { epochDayOf, type Day } from '../../calendar/day.ts';
import { pence } from '../../money/pence.ts';
import type { ScheduleRow } from '../../schedule/rows.ts';
import { bookUpTo } from '../replay/accrual.ts';
import { copyOf, totalOf, type Book, type BilledInstalment } from '../replay/book.ts';
import { billInstalment } from '../replay/billing.ts';
import { sortEvents } from '../replay/event-order.ts';
import type { LoanEvent } from '../events.ts';
import type { Plan } from '../replay/plan.ts';
import { replay, type ReplayedLoan } from '../replay/replay.ts';

export type ForecastInput = Pick<ReplayedLoan, 'plan' | 'book'> & {
  /** The signed plan, from which the history is replayed. */
  readonly signed: Plan;
  readonly past: readonly LoanEvent[];
  /** Already recorded, with a later value date. */
  readonly future: readonly LoanEvent[];
  readonly asOf: Day;
  /** Due, unpaid and not missed. */
  readonly expected: readonly BilledInstalment[];
};

/**
 * The future instalments if each is paid when due: those due and not missed with the value date of their due date (or
 * of the day that reopened them), those missed together with the next one. A freeze ends on its recorded end,
 * otherwise never. So the forecast does not change from one day to the next.
 */
export function forecastRows({
  signed,
  plan,
  past,
  future,
  asOf,
  book,
  expected,
}: ForecastInput): ScheduleRow[] {
  if (book.withdrawalNoticedOn !== null) return [];
  const now =
    expected.length > 0
      ? replay(signed, sortEvents([...past, ...expected.map(expectedPayment)]), asOf)
      : { plan, book: copyOf(book) };
  return futureRows(now, freezeEnds(future));
}

type FreezeEnd = { readonly reference: string; readonly valueOn: Day };

const freezeEnds = (future: readonly LoanEvent[]): readonly FreezeEnd[] =>
  future.filter(({ kind }) => kind === 'interest-resumed');

/** While interest is frozen a period can end without an instalment; missed amounts are then paid with the next one. */
function futureRows(
  { plan, book }: Pick<ReplayedLoan, 'plan' | 'book'>,
  ends: readonly FreezeEnd[],
): ScheduleRow[] {
  const rows: ScheduleRow[] = [];
  const pendingEnds = [...ends];
  while (book.period < plan.periods.length && book.closing === null) {
    const dueOn = plan.periods[book.period]?.row.dueOn;
    while (pendingEnds[0] && dueOn !== undefined && pendingEnds[0].valueOn <= dueOn)
      endFreeze(book, plan, pendingEnds.shift());
    const billed = billInstalment(book, plan);
    if (!billed) continue;
    book.principal -= book.billed.principal;
    book.billed.principal = 0;
    rows.push(billed.row);
  }
  return rows;
}

function endFreeze(book: Book, plan: Plan, end: FreezeEnd | undefined): void {
  if (!end || !book.frozenBy.includes(end.reference)) return;
  bookUpTo(book, plan, epochDayOf(end.valueOn));
  book.frozenBy = book.frozenBy.filter((freeze) => freeze !== end.reference);
}

/**
 * The next row that falls due if nothing is paid before. Where the forecast has none, expected payments have not
 * arrived, and the unpaid principal earns interest.
 */
export function nextRowIfUnpaid(
  { plan, book }: ReplayedLoan,
  future: readonly LoanEvent[],
): ScheduleRow | undefined {
  return futureRows({ plan, book: copyOf(book) }, freezeEnds(future))[0];
}

function expectedPayment({ row, unpaid, expectedOn }: BilledInstalment): LoanEvent {
  return {
    kind: 'payment-received',
    valueOn: expectedOn,
    recordedAt: '',
    reference: `expected ${row.number}`,
    amount: pence(totalOf(unpaid)),
    method: 'direct-debit',
  };
}
