import type { Day } from '@fairlead/core/calendar/day';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSettled } from '../../../parts/repayment/use-settled.ts';
import {
  usePreviewLoanChangeQuery,
  type ChangePreview,
  type ConsideredChange,
} from '../../../resources/repaying/repayment.ts';

/** Shorter than for typing that is sent somewhere: the picture follows the hand. */
const STILL_MS = 200;

export type Considered = {
  /** The newest answer; while the next one is on its way, the one before. */
  readonly preview: ChangePreview | undefined;
  /** The figures are not those of what is chosen now. */
  readonly isOld: boolean;
  readonly error: unknown;
};

/** What a change leads to. Null while what is typed is not one; of answers that come late, only the newest is shown. */
export function useWhatIf(loanId: string, change: ConsideredChange | null): Considered {
  const settled = useSettled(change, STILL_MS);
  const { data, isFetching, error } = usePreviewLoanChangeQuery(
    settled === null ? skipToken : { params: { id: loanId }, body: settled },
  );
  const isOld = settled !== change || isFetching;
  const failure = isOld ? undefined : error;
  return { preview: failure === undefined && change !== null ? data : undefined, isOld, error: failure };
}

/** The same object while the amount is the same, so that it is asked for once. */
export function usePayment(
  kind: 'pay-once' | 'pay-monthly',
  amount: Extract<ConsideredChange, { kind: 'pay-once' }>['amount'] | null,
  { method, keeps }: { readonly method: 'DIRECT_DEBIT' | 'CARD'; readonly keeps: 'instalment' | 'term' },
): ConsideredChange | null {
  return useMemo(() => {
    if (amount === null) return null;
    return kind === 'pay-once' ? { kind, amount, method, keeps } : { kind, amount, method };
  }, [kind, amount, method, keeps]);
}

export function useDay(kind: 'settle' | 'move-payment-date', date: Day): ConsideredChange {
  return useMemo(() => ({ kind, date }), [kind, date]);
}
