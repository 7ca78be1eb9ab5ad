import { OTHER_AMOUNTS_AND_TERMS_CALLS as CALLS } from '@fairlead/contract/wire/client-endpoints/other-amounts-and-terms';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../state/api.ts';
import { stepOf } from './loan-application.ts';

export type Requotability = DataOf<'readRequotability'>;

export type Downsell = DataOf<'readDownsell'>;

export type Reaction = InputOf<'react'>['body']['reaction'];

/** What could be had instead is read again with every step of an application, and when a requote was refused. */
const requotingApi = api.injectEndpoints({
  endpoints: (build) => ({
    readRequotability: build.query<Requotability, InputOf<'readRequotability'>>({
      query: callOf(CALLS.readRequotability),
      providesTags: ['loan-application'],
      keepUnusedDataFor: 0,
    }),
    readDownsell: build.query<Downsell, InputOf<'readDownsell'>>({
      query: callOf(CALLS.readDownsell),
      keepUnusedDataFor: 0,
    }),
    requote: build.mutation<DataOf<'requote'>, InputOf<'requote'>>({
      ...stepOf(CALLS.requote),
      invalidatesTags: ['loan-application', 'user'],
    }),
    acceptSuggestedLoan: build.mutation<DataOf<'acceptSuggestedLoan'>, InputOf<'acceptSuggestedLoan'>>({
      ...stepOf(CALLS.acceptSuggestedLoan),
      invalidatesTags: ['loan-application', 'user'],
    }),
    declineSuggestedLoan: build.mutation<DataOf<'declineSuggestedLoan'>, InputOf<'declineSuggestedLoan'>>({
      ...stepOf(CALLS.declineSuggestedLoan),
      invalidatesTags: ['loan-application', 'user'],
    }),
    takeDownsell: build.mutation<DataOf<'takeDownsell'>, InputOf<'takeDownsell'>>(stepOf(CALLS.takeDownsell)),
    react: build.mutation<DataOf<'react'>, InputOf<'react'>>({ query: callOf(CALLS.react) }),
  }),
});

export const {
  useReadRequotabilityQuery,
  useReadDownsellQuery,
  useRequoteMutation,
  useAcceptSuggestedLoanMutation,
  useDeclineSuggestedLoanMutation,
  useTakeDownsellMutation,
  useReactMutation,
} = requotingApi;
