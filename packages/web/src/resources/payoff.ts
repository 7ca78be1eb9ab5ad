import { DEBT_CONSOLIDATION_CALLS as CALLS } from '@fairlead/contract/wire/client-endpoints/debt-consolidation';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../state/api.ts';

const payoffApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** As it is stored now: it can have been completed or corrected on another device. */
    readCreditCard: build.query<DataOf<'readCreditCard'>, InputOf<'readCreditCard'>>({
      query: callOf(CALLS.readCreditCard),
      keepUnusedDataFor: 0,
    }),
    completeCreditCard: build.mutation<DataOf<'completeCreditCard'>, InputOf<'completeCreditCard'>>({
      query: callOf(CALLS.completeCreditCard),
      invalidatesTags: ['loan'],
    }),
  }),
});

export const { useLazyReadCreditCardQuery, useCompleteCreditCardMutation } = payoffApi;
