import type { Day } from '../calendar/day.ts';
import type { Agreement } from '../loan/agreement.ts';
import type { LoanEvent } from '../loan/events.ts';
import type { Arrangement } from '../loan/read/arrangement.ts';
import { project } from '../loan/read/project.ts';
import { pence, sumPence, type Pence } from '../money/pence.ts';

/** How a loan is once a plan is over, if every promise and nothing else is paid. */
export type PlanOutcome = {
  readonly total: Pence;
  readonly overdueAfter: Pence;
  /** The first instalment that falls due from then on; null where there is none. */
  readonly nextPayment: { readonly dueOn: Day; readonly amount: Pence } | null;
};

/** The outcome of an arrangement that is in force by these events: what is left of its promises is paid when due. */
export function planOutcome(
  agreement: Agreement,
  events: readonly LoanEvent[],
  { payments, endsOn }: Pick<Arrangement, 'payments' | 'endsOn'>,
): PlanOutcome {
  const kept = payments.flatMap(({ dueOn, amount, paid }): LoanEvent[] => {
    const about = { valueOn: dueOn, recordedAt: '', reference: `promised ${dueOn}` };
    const rest = pence(amount - paid);
    return rest > 0 ? [{ kind: 'payment-received', ...about, amount: rest, method: 'direct-debit' }] : [];
  });
  const { arrears, rows } = project(agreement, [...events, ...kept], endsOn);
  const next = rows.find(({ dueOn, status }) => dueOn >= endsOn && status === 'upcoming');
  return {
    total: sumPence(payments.map(({ amount }) => amount)),
    overdueAfter: arrears.amount,
    nextPayment: next ? { dueOn: next.dueOn, amount: next.payment } : null,
  };
}
