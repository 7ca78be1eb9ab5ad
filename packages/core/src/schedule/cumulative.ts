import { pence, ZERO, type Pence } from '../money/pence.ts';
import type { ScheduleRow } from './rows.ts';

/** The totals paid up to and including a row. */
export type Cumulative = {
  readonly paid: Pence;
  readonly interest: Pence;
  readonly principal: Pence;
};

type Amounts = Pick<ScheduleRow, 'payment' | 'interest' | 'principal'>;

/**
 * Adds running totals to the rows: a view of a schedule, never part of the signed one. The option fee is what is paid
 * beyond interest and principal. Row by row this is the statement that a borrower can request under the Consumer
 * Credit Act 1974, s.77B.
 */
export function withCumulative<R extends Amounts>(
  rows: readonly R[],
): readonly (R & { readonly cumulative: Cumulative })[] {
  let soFar: Cumulative = { paid: ZERO, interest: ZERO, principal: ZERO };
  return rows.map((row) => {
    soFar = {
      paid: pence(soFar.paid + row.payment),
      interest: pence(soFar.interest + row.interest),
      principal: pence(soFar.principal + row.principal),
    };
    return { ...row, cumulative: soFar };
  });
}
