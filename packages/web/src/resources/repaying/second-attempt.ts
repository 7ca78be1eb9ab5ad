import { DIRECT_DEBIT_CALLS } from '@fairlead/contract/wire/client-endpoints/direct-debit';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../../state/api.ts';
import type { Call } from '../../state/base-query.ts';
import type { Loan } from '../loan.ts';

export type SecondAttempt = DataOf<'readSecondAttempt'>;

const secondAttemptApi = api.injectEndpoints({
  endpoints: (build) => ({
    readSecondAttempt: build.query<SecondAttempt, InputOf<'readSecondAttempt'>>({
      query: callOf(DIRECT_DEBIT_CALLS.readSecondAttempt),
      providesTags: ['loan'],
    }),
    moveSecondAttempt: build.mutation<Loan, InputOf<'moveSecondAttempt'>>({
      query: callOf(DIRECT_DEBIT_CALLS.moveSecondAttempt),
      invalidatesTags: ['loan'],
    }),
  }),
});

/** The same read as a call, which a page begins before its scripts run. */
export const secondAttemptReading = (id: string): Call =>
  callOf(DIRECT_DEBIT_CALLS.readSecondAttempt)({ params: { id } });

export const { useReadSecondAttemptQuery, useMoveSecondAttemptMutation } = secondAttemptApi;
