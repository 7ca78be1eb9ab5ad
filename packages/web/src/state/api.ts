import { createApi } from '@reduxjs/toolkit/query/react';
import type { AnyInput, ClientEndpoint, EndpointName, InputOf } from '@fairlead/contract/wire/client';
import { baseQuery, type Call } from './base-query.ts';

const TAGS = [
  'user',
  'loan-application',
  'loan',
  'messages',
  'contact-pause',
  'time-machine',
  'inbox',
] as const;

/**
 * The one api of the application, empty. A noun adds its calls in `resources/<noun>.ts`:
 *
 *   export const loanApi = api.injectEndpoints({
 *     endpoints: (build) => ({
 *       readLoan: build.query<DataOf<'readLoan'>, InputOf<'readLoan'>>({
 *         query: callOf(LOANS.readLoan),
 *         providesTags: ['loan'],
 *       }),
 *     }),
 *   });
 *   export const { useReadLoanQuery } = loanApi;
 *
 * Headers, money, idempotency keys and the SMS code are seen to in `base-query.ts`. Errors are `ApiError`s.
 */
export const api = createApi({
  baseQuery,
  tagTypes: TAGS,
  keepUnusedDataFor: 60,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});

/** Binds a call to its endpoint of the contract. */
export function callOf<N extends EndpointName>(endpoint: ClientEndpoint<N>): (input: InputOf<N>) => Call {
  // A row of any endpoint has the same fields; only its name is narrower.
  return (input) => ({ endpoint, input: input as AnyInput });
}
