import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { EARLY_SETTLEMENT_CALLS } from '@fairlead/contract/wire/client-endpoints/early-settlement';
import { REPAYMENTS_CALLS } from '@fairlead/contract/wire/client-endpoints/repayments';
import { api, callOf } from '../../state/api.ts';
import type { Loan } from '../loan.ts';
import { storeReturnedLoan } from './returned-loan.ts';

export type RepaymentOptions = DataOf<'repaymentOptions'>;
export type EarlyRepaymentPreview = DataOf<'previewEarlyRepayment'>;
export type ChangePreview = DataOf<'previewLoanChange'>;
export type ConsideredChange = InputOf<'previewLoanChange'>['body'];
export type SettlementPreview = DataOf<'previewEarlySettlementQuote'>;

export const repaymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    repaymentOptions: build.query<RepaymentOptions, InputOf<'repaymentOptions'>>({
      query: callOf(REPAYMENTS_CALLS.repaymentOptions),
      providesTags: ['loan'],
    }),
    previewEarlyRepayment: build.query<EarlyRepaymentPreview, InputOf<'previewEarlyRepayment'>>({
      query: callOf(REPAYMENTS_CALLS.previewEarlyRepayment),
      providesTags: ['loan'],
    }),
    previewLoanChange: build.query<ChangePreview, InputOf<'previewLoanChange'>>({
      query: callOf(REPAYMENTS_CALLS.previewLoanChange),
      providesTags: ['loan'],
    }),
    payEarlyByDebit: build.mutation<Loan, InputOf<'directDebitEarlyRepayment'>>({
      query: callOf(REPAYMENTS_CALLS.directDebitEarlyRepayment),
      onQueryStarted: storeReturnedLoan,
      invalidatesTags: ['loan'],
    }),
    payLateByDebit: build.mutation<Loan, InputOf<'directDebitLateRepayment'>>({
      query: callOf(REPAYMENTS_CALLS.directDebitLateRepayment),
      onQueryStarted: storeReturnedLoan,
      invalidatesTags: ['loan'],
    }),
    cancelRepayment: build.mutation<Loan, InputOf<'cancelRepayment'>>({
      query: callOf(REPAYMENTS_CALLS.cancelRepayment),
      onQueryStarted: storeReturnedLoan,
      invalidatesTags: ['loan'],
    }),
    settlementPreview: build.query<SettlementPreview, InputOf<'previewEarlySettlementQuote'>>({
      query: callOf(EARLY_SETTLEMENT_CALLS.previewEarlySettlementQuote),
      providesTags: ['loan'],
    }),
  }),
});

export const {
  useRepaymentOptionsQuery,
  usePreviewEarlyRepaymentQuery,
  usePreviewLoanChangeQuery,
  usePayEarlyByDebitMutation,
  usePayLateByDebitMutation,
  useCancelRepaymentMutation,
  useSettlementPreviewQuery,
} = repaymentApi;
