import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../state/api.ts';

export type Loan = DataOf<'readLoan'>;
export type ScheduledPayment = NonNullable<Loan['scheduledPayments']>[number];
export type Transaction = NonNullable<Loan['historicalRepayments']>[number];

/** Everything that the pages of a loan show. They all read it by the same call, and so from one cache. */
const LOAN_EMBEDS = ['historicalRepayments', 'scheduledPayments', 'pendingRepayments', 'bankDetails'];

/** The input by which every page reads a loan. */
export function loanReadingOf(id: string): InputOf<'readLoan'> {
  return { params: { id }, query: { embedded: LOAN_EMBEDS } };
}

const loanApi = api.injectEndpoints({
  endpoints: (build) => ({
    readLoan: build.query<Loan, InputOf<'readLoan'>>({
      query: callOf('readLoan'),
      providesTags: ['loan'],
    }),
  }),
});

export const { useReadLoanQuery } = loanApi;
