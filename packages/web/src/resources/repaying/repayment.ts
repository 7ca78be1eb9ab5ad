import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { EARLY_SETTLEMENT_CALLS } from '@fairlead/contract/wire/client-endpoints/early-settlement';
import { REPAYMENTS_CALLS } from '@fairlead/contract/wire/client-endpoints/repayments';
import { api, callOf } from '../../state/api.ts';
import type { Loan } from '../loan.ts';

export type RepaymentOptions = DataOf<'repaymentOptions'>;
export type EarlyRepaymentPreview = DataOf<'previewEarlyRepayment'>;
export type SettlementPreview = DataOf<'previewEarlySettlementQuote'>;
export type SettlementQuote = DataOf<'unexpiredEarlySettlementQuote'>;

const repaymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    repaymentOptions: build.query<RepaymentOptions, InputOf<'repaymentOptions'>>({
      query: callOf(REPAYMENTS_CALLS.repaymentOptions),
      providesTags: ['loan'],
    }),
    previewEarlyRepayment: build.query<EarlyRepaymentPreview, InputOf<'previewEarlyRepayment'>>({
      query: callOf(REPAYMENTS_CALLS.previewEarlyRepayment),
      providesTags: ['loan'],
    }),
    payEarlyByDebit: build.mutation<Loan, InputOf<'directDebitEarlyRepayment'>>({
      query: callOf(REPAYMENTS_CALLS.directDebitEarlyRepayment),
      invalidatesTags: ['loan'],
    }),
    payLateByDebit: build.mutation<Loan, InputOf<'directDebitLateRepayment'>>({
      query: callOf(REPAYMENTS_CALLS.directDebitLateRepayment),
      invalidatesTags: ['loan'],
    }),
    cancelRepayment: build.mutation<Loan, InputOf<'cancelRepayment'>>({
      query: callOf(REPAYMENTS_CALLS.cancelRepayment),
      invalidatesTags: ['loan'],
    }),
    settlementPreview: build.query<SettlementPreview, InputOf<'previewEarlySettlementQuote'>>({
      query: callOf(EARLY_SETTLEMENT_CALLS.previewEarlySettlementQuote),
      providesTags: ['loan'],
    }),
    /** Null where there is none (specification, section 8). */
    settlementQuote: build.query<SettlementQuote | null, InputOf<'unexpiredEarlySettlementQuote'>>({
      query: callOf(EARLY_SETTLEMENT_CALLS.unexpiredEarlySettlementQuote),
      extraOptions: { nullFor: 'noQuote' },
      providesTags: ['loan'],
    }),
    /** Null where the loan cannot be settled (specification, section 8). */
    createSettlementQuote: build.mutation<SettlementQuote | null, InputOf<'createEarlySettlementQuote'>>({
      query: callOf(EARLY_SETTLEMENT_CALLS.createEarlySettlementQuote),
      extraOptions: { nullFor: 'settlementNotPossible' },
      invalidatesTags: ['loan'],
    }),
    chooseSettlementMethod: build.mutation<
      SettlementQuote,
      InputOf<'selectEarlySettlementQuotePaymentMethod'>
    >({
      query: callOf(EARLY_SETTLEMENT_CALLS.selectEarlySettlementQuotePaymentMethod),
      invalidatesTags: ['loan'],
    }),
    changeToDirectDebit: build.mutation<
      SettlementQuote,
      InputOf<'changeEarlySettlementQuotePaymentMethodToDirectDebit'>
    >({
      query: callOf(EARLY_SETTLEMENT_CALLS.changeEarlySettlementQuotePaymentMethodToDirectDebit),
      invalidatesTags: ['loan'],
    }),
  }),
});

export const {
  useRepaymentOptionsQuery,
  usePreviewEarlyRepaymentQuery,
  usePayEarlyByDebitMutation,
  usePayLateByDebitMutation,
  useCancelRepaymentMutation,
  useSettlementPreviewQuery,
  useSettlementQuoteQuery,
  useCreateSettlementQuoteMutation,
  useChooseSettlementMethodMutation,
  useChangeToDirectDebitMutation,
} = repaymentApi;
