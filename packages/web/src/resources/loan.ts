import { LOANS_CALLS } from '@fairlead/contract/wire/client-endpoints/loans';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { skipToken, type QueryStatus } from '@reduxjs/toolkit/query';
import { api, callOf } from '../state/api.ts';
import type { Call } from '../state/base-query.ts';

export type Loan = DataOf<'readLoan'>;
/** The car of a hire purchase, and what its hirer has a right to. */
export type Hired = NonNullable<Loan['hirePurchase']>;
export type ScheduledPayment = NonNullable<Loan['scheduledPayments']>[number];
export type PendingRepayment = NonNullable<Loan['pendingRepayments']>[number];
export type CardOfLoan = NonNullable<Loan['creditCards']>[number];
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

export const loanApi = api.injectEndpoints({
  endpoints: (build) => ({
    readLoan: build.query<Loan, InputOf<'readLoan'>>({
      query: callOf(LOANS_CALLS.readLoan),
      providesTags: ['loan'],
    }),
  }),
});

type Read = {
  readonly data?: Loan | undefined;
  readonly error?: unknown;
  readonly status: `${QueryStatus}`;
};

/** How a read of a loan is (specification, section 4). The loan of the read before stays until the next is there. */
export const loanFetchOf = ({ data, error, status }: Read) => ({
  data,
  isFetching: status === 'pending',
  isLoaded: status === 'fulfilled',
  error: status === 'rejected' ? error : undefined,
});

type ReadOptions = { readonly refetchOnMountOrArgChange?: true };

/** A read counts as under way from the page's first render, before it begins. */
const askedLoanFetchOf = (read: Read) =>
  loanFetchOf(read.status === 'uninitialized' ? { ...read, status: 'pending' } : read);

/** A loan with everything that its pages show. All of them read it from one place of the cache. */
export const useLoan = (id: string | undefined, options: ReadOptions = {}) =>
  loanApi.useReadLoanQuery(id === undefined ? skipToken : loanReadingOf(id), {
    ...options,
    selectFromResult: id === undefined ? loanFetchOf : askedLoanFetchOf,
  });
