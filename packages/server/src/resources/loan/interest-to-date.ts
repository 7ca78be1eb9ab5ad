import type { Day } from '@fairlead/core/calendar/day';
import type { Agreement } from '@fairlead/core/loan/agreement';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { project } from '@fairlead/core/loan/project';
import { pence, ZERO, type Pence } from '@fairlead/core/money/pence';

/**
 * Unpaid interest up to a day: what is booked, and what has grown since. Interest is booked when something happens,
 * so this asks what it would be if a payment of nothing came that day.
 */
export function interestToDate(agreement: Agreement, events: readonly LoanEvent[], on: Day): Pence {
  const { disbursedOn } = project(agreement, events, on);
  if (disbursedOn === null) return ZERO;
  const nothing: LoanEvent = {
    kind: 'payment-received',
    valueOn: on,
    recordedAt: '',
    reference: 'interest to date',
    amount: pence(0),
    method: 'direct-debit',
  };
  return project(agreement, [...events, nothing], on).interestDue;
}
