import type { Day } from '../../calendar/day.ts';
import { pence } from '../../money/pence.ts';
import { flowsUntil, statutorySum } from '../../settlement/statutory-balance.ts';
import { timeAxis } from '../../settlement/time-axis.ts';
import type { Allocation } from './allocation.ts';
import type { Book } from './book.ts';
import type { Plan } from './plan.ts';

/**
 * The balance by the statutory formula on the money that really moved (SI 2004/1483 reg. 4): payouts on the days they
 * went out, less payments that were not reversed, with interest at the APR, in unrounded pence. No settlement may cost
 * more. Below zero where a borrower has paid more than the formula asks for.
 */
export function statutoryBalance(
  {
    plan,
    book,
    allocations,
  }: {
    readonly plan: Plan;
    readonly book: Book;
    readonly allocations: ReadonlyMap<string, Allocation>;
  },
  on: Day,
): number {
  const { assumedDrawdown, apr } = plan.agreement;
  const axis = timeAxis(
    assumedDrawdown,
    plan.periods.map(({ row }) => row.dueOn),
  );
  const repayments = [...allocations.values()].map((paid) => ({ on: paid.on, amount: pence(paid.amount) }));
  const flows = flowsUntil(on, axis, { advances: [...book.advances, ...book.refunds], repayments });
  return statutorySum(flows, apr, axis(on)).value;
}
