import { SESSIONS_CALLS } from '@fairlead/contract/wire/client-endpoints/sessions';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../state/api.ts';

const loginLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendLoginLink: build.mutation<DataOf<'sendLoginLink'>, InputOf<'sendLoginLink'>>({
      query: callOf(SESSIONS_CALLS.sendLoginLink),
    }),
    describeLoginLink: build.query<DataOf<'describeLoginLink'>, InputOf<'describeLoginLink'>>({
      query: callOf(SESSIONS_CALLS.describeLoginLink),
    }),
  }),
});

export const { useSendLoginLinkMutation, useDescribeLoginLinkQuery } = loginLinkApi;
