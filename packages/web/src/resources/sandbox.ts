import { SANDBOX_CALLS } from '@fairlead/contract/wire/client-endpoints/sandbox';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../state/api.ts';

export type TimeMachine = DataOf<'readTimeMachine'>;
export type SandboxMessage = DataOf<'readInbox'>[number];
export type MagicValue = DataOf<'readMagicValues'>[number];

/** The calls behind the sandbox pages. In production the server knows none of them. */
const sandboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    readTimeMachine: build.query<TimeMachine, InputOf<'readTimeMachine'>>({
      query: callOf(SANDBOX_CALLS.readTimeMachine),
      providesTags: ['time-machine'],
    }),
    /** Answers when the last day is processed, which may take a while; all cached data is then stale. */
    advanceTime: build.mutation<TimeMachine, InputOf<'advanceTime'>>({
      query: callOf(SANDBOX_CALLS.advanceTime),
      invalidatesTags: ['inbox', 'loan', 'loan-application', 'user'],
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) void dispatch(sandboxApi.util.upsertQueryData('readTimeMachine', {}, answer.data));
      },
    }),
    readInbox: build.query<SandboxMessage[], InputOf<'readInbox'>>({
      query: callOf(SANDBOX_CALLS.readInbox),
      providesTags: ['inbox'],
    }),
    readMagicValues: build.query<MagicValue[], InputOf<'readMagicValues'>>({
      query: callOf(SANDBOX_CALLS.readMagicValues),
    }),
    readBrands: build.query<DataOf<'readBrands'>, InputOf<'readBrands'>>({
      query: callOf(SANDBOX_CALLS.readBrands),
    }),
    actAsStaff: build.mutation<DataOf<'actAsStaff'>, InputOf<'actAsStaff'>>({
      query: callOf(SANDBOX_CALLS.actAsStaff),
      invalidatesTags: ['inbox', 'loan', 'user'],
    }),
    makeReferral: build.mutation<DataOf<'makeReferral'>, InputOf<'makeReferral'>>({
      query: callOf(SANDBOX_CALLS.makeReferral),
    }),
  }),
});

export const {
  useReadTimeMachineQuery,
  useAdvanceTimeMutation,
  useReadInboxQuery,
  useReadMagicValuesQuery,
  useReadBrandsQuery,
  useActAsStaffMutation,
  useMakeReferralMutation,
} = sandboxApi;
