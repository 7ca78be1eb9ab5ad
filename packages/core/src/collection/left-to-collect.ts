import type { Day } from '../calendar/day.ts';
import type { Agreement } from '../loan/agreement.ts';
import type { LoanEvent } from '../loan/events.ts';
import { project, type LoanProjection } from '../loan/read/project.ts';
import { expectedHistory, type PaymentUnderWay } from './expected-history.ts';
import { settledBy } from './settled-by.ts';

/**
 * How much can be collected on a day, in pence, so that no one pays more than they owe: what is left to pay, less what is
 * under way. What the borrower asked to pay before that day is taken to have arrived, because it can pay off the loan or
 * leave less interest to pay. Zero or less when there is nothing.
 */
export function leftToCollectOn(
  agreement: Agreement,
  events: readonly LoanEvent[],
  projection: LoanProjection,
  { collectOn, underWay }: { readonly collectOn: Day; readonly underWay: readonly PaymentUnderWay[] },
): number {
  const days = underWay.filter(({ instalment }) => instalment === null).map((payment) => payment.collectOn);
  const last = days
    .filter((day) => day < collectOn)
    .toSorted()
    .at(-1);
  if (last === undefined) return projection.leftToPay - totalOf(underWay);
  const expected = expectedHistory(projection, events, { underWay, until: last });
  const arrived = withItsEnd(agreement, events, expected.slice(events.length));
  const known = new Set(arrived.map(({ reference }) => reference));
  const asOf = last > projection.asOf ? last : projection.asOf;
  return project(agreement, arrived, asOf).leftToPay - totalOf(underWay.filter(({ id }) => !known.has(id)));
}

/** The history with what is expected, and with the settlement that one of these payments brings. */
function withItsEnd(
  agreement: Agreement,
  events: readonly LoanEvent[],
  expected: readonly LoanEvent[],
): readonly LoanEvent[] {
  return expected.reduce<readonly LoanEvent[]>((history, event) => {
    const end = event.kind === 'payment-received' ? settledBy(agreement, history, event) : null;
    return [...history, event, ...(end ? [end] : [])];
  }, events);
}

const totalOf = (payments: readonly { readonly amount: number }[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);
