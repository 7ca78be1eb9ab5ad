import { SESSIONS_CALLS } from '@fairlead/contract/wire/client-endpoints/sessions';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../state/api.ts';

const stepUpApi = api.injectEndpoints({
  endpoints: (build) => ({
    stepUp: build.mutation<DataOf<'stepUp'>, InputOf<'stepUp'>>({ query: callOf(SESSIONS_CALLS.stepUp) }),
    verifyStepUp: build.mutation<DataOf<'verifyStepUp'>, InputOf<'verifyStepUp'>>({
      query: callOf(SESSIONS_CALLS.verifyStepUp),
    }),
  }),
});

export const { useStepUpMutation, useVerifyStepUpMutation } = stepUpApi;
