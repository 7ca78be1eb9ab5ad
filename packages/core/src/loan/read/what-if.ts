import type { Day } from '../../calendar/day.ts';
import { pence, type Pence } from '../../money/pence.ts';
import type { Agreement } from '../agreement.ts';
import type { LoanEvent } from '../events.ts';
import { project, type LoanProjection } from './project.ts';

/** Something a borrower may consider. */
export type WhatIfChange =
  /** A payment on top of what is due; what stays, the instalment or the term. */
  | { readonly kind: 'pay-more'; readonly amount: Pence; readonly keep: 'instalment' | 'term' }
  /** The next instalment on another day, later ones on that day of the month. */
  | { readonly kind: 'move-payment-date'; readonly firstDueOn: Day };

/** How a plan looks, and what is still to be paid under it. */
type WhatIfPlan = {
  readonly projection: LoanProjection;
  /** The last due date; null when nothing is left. */
  readonly endsOn: Day | null;
  /** The usual instalment, and the last. */
  readonly instalment: Pence;
  readonly instalmentsLeft: number;
};

export type WhatIf = {
  readonly before: WhatIfPlan;
  readonly after: WhatIfPlan;
  /** By how much all payments together, the one considered included, become more; negative is saved. */
  readonly extraCost: Pence;
};

/**
 * A loan as it would go on if something were done today and everything else came as forecast. Nothing is recorded:
 * it is the projection of the history with the events that the change would record.
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
