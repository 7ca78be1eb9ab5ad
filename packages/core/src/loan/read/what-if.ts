import type { Day } from '../../calendar/day.ts';
import { pence, type Pence } from '../../money/pence.ts';
import type { Agreement } from '../agreement.ts';
import type { LoanEvent } from '../events.ts';
import { project, type LoanProjection } from './project.ts';

/** A change that a borrower can consider. */
export type WhatIfChange =
  /** A payment above what is due; `keep` is what stays the same, the instalment or the term. */
  | { readonly kind: 'pay-more'; readonly amount: Pence; readonly keep: 'instalment' | 'term' }
  /** The next instalment on another date, later ones on that day of the month. */
  | { readonly kind: 'move-payment-date'; readonly firstDueOn: Day };

/** A plan with its remaining payments. */
type WhatIfPlan = {
  readonly projection: LoanProjection;
  /** The last due date; null when nothing is left. */
  readonly endsOn: Day | null;
  /** The regular instalment. */
  readonly instalment: Pence;
  readonly instalmentsLeft: number;
};

export type WhatIf = {
  readonly before: WhatIfPlan;
  readonly after: WhatIfPlan;
  /** The change in the total of all payments, including the one considered; negative is saved. */
  readonly extraCost: Pence;
};

/**
 * Compares a loan with and without a change made today, if everything else happens as forecast. Nothing is recorded:
 * the result is the projection of the history plus the events that the change would record.
 */
export function whatIf(
  agreement: Agreement,
  events: readonly LoanEvent[],
  today: Day,
  change: WhatIfChange,
): WhatIf {
  const before = project(agreement, events, today);
  const after = project(agreement, [...events, ...eventsOf(change, today)], today);
  const paid = after.totalPaid - before.totalPaid - (after.creditBalance - before.creditBalance);
  return {
    before: planOf(before),
    after: planOf(after),
    extraCost: pence(paid + after.leftToPay - before.leftToPay),
  };
}

function eventsOf(change: WhatIfChange, today: Day): readonly LoanEvent[] {
  const about = { valueOn: today, recordedAt: '', reference: 'what if' };
  if (change.kind === 'move-payment-date') {
    return [{ kind: 'payment-date-changed', ...about, firstDueOn: change.firstDueOn }];
  }
  const payment = { ...about, amount: change.amount, method: 'card' } as const;
  const received: LoanEvent = { kind: 'payment-received', ...payment };
  return change.keep === 'term' ? [received, { kind: 'instalment-lowered', ...about }] : [received];
}

function planOf(projection: LoanProjection): WhatIfPlan {
  const ahead = projection.rows.filter(({ status }) => status === 'upcoming' || status === 'pending');
  return {
    projection,
    endsOn: ahead.at(-1)?.dueOn ?? null,
    instalment: ahead[0]?.payment ?? pence(0),
    instalmentsLeft: ahead.length,
  };
}
