import { HELP_WITH_PAYMENTS_CALLS } from '@fairlead/contract/wire/client-endpoints/help-with-payments';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../../state/api.ts';

export type StatedNeeds = DataOf<'readSupportNeeds'>;

const supportNeedsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readSupportNeeds: build.query<StatedNeeds, InputOf<'readSupportNeeds'>>({
      query: callOf(HELP_WITH_PAYMENTS_CALLS.readSupportNeeds),
      providesTags: ['user'],
    }),
    changeSupportNeeds: build.mutation<StatedNeeds, InputOf<'changeSupportNeeds'>>({
      query: callOf(HELP_WITH_PAYMENTS_CALLS.changeSupportNeeds),
      invalidatesTags: ['user'],
    }),
  }),
});

export const { useReadSupportNeedsQuery, useChangeSupportNeedsMutation } = supportNeedsApi;
