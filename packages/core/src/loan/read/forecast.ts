import { epochDayOf, type Day } from '../../calendar/day.ts';
import { pence } from '../../money/pence.ts';
import type { ScheduleRow } from '../../schedule/rows.ts';
import { bookUpTo } from '../replay/accrual.ts';
import { totalOf, type Book, type BilledInstalment } from '../replay/book.ts';
import { billInstalment } from '../replay/billing.ts';
import { sortEvents } from '../replay/event-order.ts';
import type { LoanEvent } from '../events.ts';
import type { Plan } from '../replay/plan.ts';
import { replay, type ReplayedLoan } from '../replay/replay.ts';

export type ForecastInput = Pick<ReplayedLoan, 'plan' | 'book'> & {
  /** The plan that was signed, from which the history is told again. */
  readonly signed: Plan;
  readonly past: readonly LoanEvent[];
  /** Known already, and counting from later days. */
  readonly future: readonly LoanEvent[];
  readonly asOf: Day;
  /** Due, unpaid and not missed. */
  readonly expected: readonly BilledInstalment[];
};

/**
 * The instalments still to come, if each is paid when due: those due and not missed with the value of their due
 * date (or of the day that re-opened them), those missed together with the next one. A freeze ends when its end is
 * known, otherwise never. So nothing here moves from one day to the next.
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
  const now =
    expected.length > 0
      ? replay(signed, sortEvents([...past, ...expected.map(expectedPayment)]), asOf)
      : { plan, book: copyOf(book) };
  return futureRows(now, freezeEnds(future));
}

type FreezeEnd = { readonly reference: string; readonly valueOn: Day };

const freezeEnds = (ahead: readonly LoanEvent[]): readonly FreezeEnd[] =>
  ahead.filter(({ kind }) => kind === 'interest-resumed');

/** A period may end without an instalment, while interest is frozen; what was missed waits for the next that comes. */
function futureRows(
  { plan, book }: Pick<ReplayedLoan, 'plan' | 'book'>,
  ends: readonly FreezeEnd[],
): ScheduleRow[] {
  const rows: ScheduleRow[] = [];
  const waiting = [...ends];
  while (book.period < plan.periods.length && book.closing === null) {
    const dueOn = plan.periods[book.period]?.row.dueOn;
    while (waiting[0] && dueOn !== undefined && waiting[0].valueOn <= dueOn)
      endFreezes(book, plan, waiting.shift());
    const billed = billInstalment(book, plan);
    if (!billed) continue;
    book.principal -= book.billed.principal;
    book.billed.principal = 0;
    rows.push(billed.row);
  }
  return rows;
}

function endFreezes(book: Book, plan: Plan, end: FreezeEnd | undefined): void {
  if (!end) return;
  bookUpTo(book, plan, epochDayOf(end.valueOn));
  book.frozenBy = book.frozenBy.filter((freeze) => freeze !== end.reference);
}

/**
 * The next row that falls due when nothing is paid meanwhile. Where the forecast has none, what is expected has not
 * come yet, and the principal it leaves unpaid earns on.
 */
export function nextRowIfUnpaid(
  { plan, book }: ReplayedLoan,
  ahead: readonly LoanEvent[],
): ScheduleRow | undefined {
  return futureRows({ plan, book: copyOf(book) }, freezeEnds(ahead))[0];
}

const copyOf = (book: Book): Book => ({
  ...book,
  billedInstalments: [...book.billedInstalments],
  billed: { ...book.billed },
});

function expectedPayment({ row, unpaid, canBeMissedFrom }: BilledInstalment): LoanEvent {
  return {
    kind: 'payment-received',
    valueOn: canBeMissedFrom,
    recordedAt: '',
    reference: `expected ${row.number}`,
    amount: pence(totalOf(unpaid)),
    method: 'direct-debit',
  };
}
