import { epochDayOf } from '../calendar/day.ts';
import type { ScheduleRow } from '../schedule/rows.ts';
import { interestOf } from './accrual.ts';
import type { OpenDemands } from './arrears.ts';
import type { Book, Demand } from './book.ts';
import { fallDue } from './demand.ts';
import type { Plan } from './periods.ts';

/**
 * The instalments still to come, if each is paid when due: those due and not missed as of their due date, those
 * missed together with the next one. So nothing here moves from one day to the next.
 */
export function forecastRows(book: Book, plan: Plan, open: OpenDemands): readonly ScheduleRow[] {
  const ahead = asExpected(book, plan, open);
  const rows: ScheduleRow[] = [];
  for (let demand = fallDue(ahead, plan); demand; demand = fallDue(ahead, plan)) {
    ahead.principal -= ahead.demanded.principal;
    ahead.demanded.principal = 0;
    rows.push(demand.row);
  }
  return rows;
}

/** The book as it would stand had the expected instalments been paid on their due dates. */
function asExpected(book: Book, plan: Plan, { missed, expected }: OpenDemands): Book {
  const missedPrincipal = principalOf(missed);
  return {
    ...book,
    demands: [],
    demanded: { interest: 0, principal: missedPrincipal, fee: 0 },
    principal: book.principal - principalOf(expected),
    accrued: book.accrued - interestOnExpected(book, plan, expected),
  };
}

function principalOf(demands: readonly Demand[]): number {
  return demands.reduce((sum, { open }) => sum + open.principal, 0);
}

/** What the running period has earned on instalments that will count from their due date after all. */
function interestOnExpected(book: Book, plan: Plan, expected: readonly Demand[]): number {
  const period = plan.periods[book.period];
  if (!period) return 0;
  return expected.reduce((sum, { row, open }) => {
    return sum + interestOf(period, open.principal, epochDayOf(row.dueOn), book.accruedTo);
  }, 0);
}
