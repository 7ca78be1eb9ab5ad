import { LOANS_CALLS } from '@fairlead/contract/wire/client-endpoints/loans';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../state/api.ts';
import type { Call } from '../state/base-query.ts';

export type Loan = DataOf<'readLoan'>;
export type ScheduledPayment = NonNullable<Loan['scheduledPayments']>[number];
export type PendingRepayment = NonNullable<Loan['pendingRepayments']>[number];
export type CardOfLoan = NonNullable<Loan['creditCards']>[number];
export type PaymentDatePreview = DataOf<'previewPaymentDateChange'>;
export type Transaction = NonNullable<Loan['historicalRepayments']>[number];

/** Everything that the pages of a loan show. They all read it by the same call, and so from one cache. */
const LOAN_EMBEDS = [
  'historicalRepayments',
  'scheduledPayments',
  'pendingRepayments',
  'bankDetails',
  'creditCards',
  'documents',
];

/** The input by which every page reads a loan. */
export function loanReadingOf(id: string): InputOf<'readLoan'> {
  return { params: { id }, query: { embedded: LOAN_EMBEDS } };
}

/** The same read as a call, which a page begins before its scripts run. */
export const loanReading = (id: string): Call => callOf(LOANS_CALLS.readLoan)(loanReadingOf(id));

const loanApi = api.injectEndpoints({
  endpoints: (build) => ({
    readLoan: build.query<Loan, InputOf<'readLoan'>>({
      query: callOf(LOANS_CALLS.readLoan),
      providesTags: ['loan'],
    }),
    paymentDates: build.query<
      DataOf<'paymentDatesEligibleForUpdate'>,
      InputOf<'paymentDatesEligibleForUpdate'>
    >({ query: callOf(LOANS_CALLS.paymentDatesEligibleForUpdate), providesTags: ['loan'] }),
    previewPaymentDate: build.query<PaymentDatePreview, InputOf<'previewPaymentDateChange'>>({
      query: callOf(LOANS_CALLS.previewPaymentDateChange),
      providesTags: ['loan'],
    }),
    updatePaymentDate: build.mutation<Loan, InputOf<'updatePaymentDate'>>({
      query: callOf(LOANS_CALLS.updatePaymentDate),
      invalidatesTags: ['loan'],
    }),
  }),
});

export const {
  useReadLoanQuery,
  usePaymentDatesQuery,
  usePreviewPaymentDateQuery,
  useUpdatePaymentDateMutation,
} = loanApi;
