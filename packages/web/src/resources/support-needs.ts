import { SUPPORT_NEEDS_CALLS } from '@fairlead/contract/wire/client-endpoints/support-needs';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../state/api.ts';

export type StatedNeeds = DataOf<'readSupportNeeds'>;

const supportNeedsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readSupportNeeds: build.query<StatedNeeds, InputOf<'readSupportNeeds'>>({
      query: callOf(SUPPORT_NEEDS_CALLS.readSupportNeeds),
      providesTags: ['support-needs'],
    }),
    changeSupportNeeds: build.mutation<StatedNeeds, InputOf<'changeSupportNeeds'>>({
      query: callOf(SUPPORT_NEEDS_CALLS.changeSupportNeeds),
      invalidatesTags: ['support-needs'],
    }),
  }),
});

export const { useReadSupportNeedsQuery, useChangeSupportNeedsMutation } = supportNeedsApi;
