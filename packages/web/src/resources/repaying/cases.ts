import { CASES_CALLS } from '@fairlead/contract/wire/client-endpoints/cases';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../../state/api.ts';

export type LoanCase = DataOf<'listLoanCases'>[number];
export type PaymentTrace = DataOf<'reportMissingPayment'>;

const casesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLoanCases: build.query<DataOf<'listLoanCases'>, InputOf<'listLoanCases'>>({
      query: callOf(CASES_CALLS.listLoanCases),
      providesTags: ['cases'],
    }),
    reportMissingPayment: build.mutation<PaymentTrace, InputOf<'reportMissingPayment'>>({
      query: callOf(CASES_CALLS.reportMissingPayment),
      invalidatesTags: ['cases'],
    }),
    reportBreathingSpace: build.mutation<LoanCase, InputOf<'reportBreathingSpace'>>({
      query: callOf(CASES_CALLS.reportBreathingSpace),
      invalidatesTags: ['cases', 'contact-pause'],
    }),
  }),
});

export const { useListLoanCasesQuery, useReportMissingPaymentMutation, useReportBreathingSpaceMutation } =
  casesApi;
