import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { SANDBOX_CALLS } from '@fairlead/contract/wire/client-endpoints/sandbox';
import { api, callOf } from '../../state/api.ts';

const cardBankApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the page of the bank does, in the sandbox. */
    answerCardBank: build.mutation<DataOf<'answerCardBank'>, InputOf<'answerCardBank'>>({
      query: callOf(SANDBOX_CALLS.answerCardBank),
    }),
  }),
});

export const { useAnswerCardBankMutation } = cardBankApi;
