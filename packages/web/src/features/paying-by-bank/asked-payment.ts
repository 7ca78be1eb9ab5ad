import type { Pence } from '@fairlead/core/money/pence';
import { parsePounds } from '@fairlead/core/money/pounds';
import { skipToken } from '@reduxjs/toolkit/query';
import type { OwnFlow } from '../../loan-paths.ts';
import type { Loan } from '../../resources/loan.ts';
import { useRepaymentOptionsQuery, useSettlementPreviewQuery } from '../../resources/repaying/repayment.ts';

export type AskedPayment = {
  readonly loanId: string;
  readonly flow: OwnFlow;
  readonly amount: Pence;
  readonly keeps: 'instalment' | 'term' | null;
};

const FLOWS: readonly OwnFlow[] = ['late', 'early', 'settlement'];
const KEEPS = ['instalment', 'term'] as const;

/**
 * What an address asks to pay; undefined where it is no payment. Figures that are not in it are read.
 * @param loan undefined until it is read: what ends it depends on a notice of withdrawal
 */
export function useAskedPayment(search: URLSearchParams, loan: Pick<Loan, 'withdrawal'> | undefined) {
  const loanId = search.get('id') ?? '';
  const flow = FLOWS.find((each) => each === search.get('flow'));
  const keeps = KEEPS.find((each) => each === search.get('keeps')) ?? null;
  const typed = parsePounds(search.get('amount') ?? '');
  const isSettling = flow === 'settlement';
  const call = { params: { id: loanId } };
  const isRangeNeeded = flow === 'late' && !typed.ok;
  const options = useRepaymentOptionsQuery(isRangeNeeded ? call : skipToken, FRESH);
  const type = loan?.withdrawal ? ('cancellation' as const) : ('settlement' as const);
  const settlement = useSettlementPreviewQuery(
    isSettling && loan ? { ...call, query: { type } } : skipToken,
    FRESH,
  );
  const overdue = options.data?.late.range?.most;
  const amount = isSettling ? settlement.data?.amount : typed.ok ? typed.value : overdue;
  const asked: AskedPayment | undefined =
    flow === undefined || amount === undefined
      ? undefined
      : { loanId, flow, amount, keeps: flow === 'early' ? keeps : null };
  return {
    asked,
    isLoading: options.isLoading || settlement.isLoading,
    error: options.error ?? settlement.error,
    refetch: () => void (isSettling ? settlement.refetch() : options.refetch()),
  };
}

const FRESH = { refetchOnMountOrArgChange: true };
