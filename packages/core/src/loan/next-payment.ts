import type { Day } from '../calendar/day.ts';
import { pence, type Pence } from '../money/pence.ts';
import type { Arrears } from './arrears.ts';
import type { ProjectedRow } from './projected-rows.ts';

export type NextPayment = {
  readonly number: number;
  readonly dueOn: Day;
  readonly collectOn: Day;
  readonly amount: Pence;
  readonly isPending: boolean;
  /** Why this amount on this day. */
  readonly reason: 'scheduled' | 'moved-to-working-day' | 'last-instalment' | 'arrears';
};

/** Arrears first, under the oldest missed instalment; otherwise the first instalment that is not paid. */
export function nextPaymentOf(
  rows: readonly ProjectedRow[],
  arrears: Arrears,
  creditBalance: Pence,
): NextPayment | null {
  const isInArrears = arrears.since !== null;
  const row = rows.find((each) => {
    return isInArrears ? each.dueOn === arrears.since : each.paid < each.payment;
  });
  if (!row) return null;
  const { number, dueOn, collectOn } = row;
  const amount = isInArrears ? arrears.amount : pence(row.payment - row.paid - creditBalance);
  if (amount <= 0) return null;
  const isPending = row.status === 'pending';
  const reason = isInArrears ? 'arrears' : scheduledReason(row, rows);
  return { number, dueOn, collectOn, amount, isPending, reason };
}

function scheduledReason(row: ProjectedRow, rows: readonly ProjectedRow[]): NextPayment['reason'] {
  if (row === rows.at(-1)) return 'last-instalment';
  return row.collectOn === row.dueOn ? 'scheduled' : 'moved-to-working-day';
}
