import type { Day } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import type { ScheduleRow } from '../schedule/rows.ts';
import { totalOf, type Book, type Demand } from './book.ts';
import { fallDue } from './demand.ts';
import { inOrder } from './event-order.ts';
import type { LoanEvent } from './events.ts';
import type { Plan } from './periods.ts';
import { replay } from './replay.ts';

export type Outlook = {
  readonly plan: Plan;
  readonly past: readonly LoanEvent[];
  readonly asOf: Day;
  readonly book: Book;
  /** Due, unpaid and not missed. */
  readonly expected: readonly Demand[];
};

/**
 * The instalments still to come, if each is paid when due: those due and not missed with the value of their due
 * date (or of the day that re-opened them), those missed together with the next one. So nothing here moves from one day to the next.
 */
export function forecastRows({ plan, past, asOf, book, expected }: Outlook): readonly ScheduleRow[] {
  const ahead =
    expected.length > 0 ? replay(plan, inOrder([...past, ...expected.map(asReceived)]), asOf) : copyOf(book);
  const rows: ScheduleRow[] = [];
  for (let demand = fallDue(ahead, plan); demand; demand = fallDue(ahead, plan)) {
    ahead.principal -= ahead.demanded.principal;
    ahead.demanded.principal = 0;
    rows.push(demand.row);
  }
  return rows;
}

/**
 * The next row that falls due when nothing is paid meanwhile. Where the forecast has none, what is expected has not
 * come yet, and the principal it leaves unpaid earns on.
 */
export function nextDueUnpaid(book: Book, plan: Plan): ScheduleRow | undefined {
  return fallDue(copyOf(book), plan)?.row;
}

const copyOf = (book: Book): Book => ({
  ...book,
  demands: [...book.demands],
  demanded: { ...book.demanded },
});

function asReceived({ row, open, exposedFrom }: Demand): LoanEvent {
  return {
    kind: 'payment-received',
    valueOn: exposedFrom,
    recordedAt: '',
    reference: `expected ${row.number}`,
    amount: pence(totalOf(open)),
    method: 'direct-debit',
  };
}
