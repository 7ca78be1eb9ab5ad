import { HELP_WITH_PAYMENTS_CALLS } from '@fairlead/contract/wire/client-endpoints/help-with-payments';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../../state/api.ts';
import type { Call } from '../../state/base-query.ts';

export type LoanCase = DataOf<'listLoanCases'>[number];
export type PaymentTrace = DataOf<'reportMissingPayment'>;

const casesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLoanCases: build.query<DataOf<'listLoanCases'>, InputOf<'listLoanCases'>>({
      query: callOf(HELP_WITH_PAYMENTS_CALLS.listLoanCases),
      providesTags: ['loan'],
    }),
    reportMissingPayment: build.mutation<PaymentTrace, InputOf<'reportMissingPayment'>>({
      query: callOf(HELP_WITH_PAYMENTS_CALLS.reportMissingPayment),
      invalidatesTags: ['loan'],
    }),
    sendCaseFile: build.mutation<LoanCase, InputOf<'sendCaseFile'>>({
      query: callOf(HELP_WITH_PAYMENTS_CALLS.sendCaseFile),
      invalidatesTags: ['loan'],
    }),
    reportBreathingSpace: build.mutation<LoanCase, InputOf<'reportBreathingSpace'>>({
      query: callOf(HELP_WITH_PAYMENTS_CALLS.reportBreathingSpace),
      invalidatesTags: ['loan', 'contact-pause'],
    }),
  }),
});

/** What was reported of a loan, as a call, which a page begins before its scripts run. */
export const casesReading = (id: string): Call =>
  callOf(HELP_WITH_PAYMENTS_CALLS.listLoanCases)({ params: { id } });

export const {
  useListLoanCasesQuery,
  useReportMissingPaymentMutation,
  useReportBreathingSpaceMutation,
  useSendCaseFileMutation,
} = casesApi;
