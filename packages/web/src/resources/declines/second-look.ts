import { SECOND_LOOKS_CALLS as CALLS } from '@fairlead/contract/wire/client-endpoints/second-looks';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api } from '../../state/api.ts';
import { stepOf } from '../loan-application.ts';

const secondLookApi = api.injectEndpoints({
  endpoints: (build) => ({
    askSecondLook: build.mutation<DataOf<'askSecondLook'>, InputOf<'askSecondLook'>>(
      stepOf(CALLS.askSecondLook),
    ),
  }),
});

export const { useAskSecondLookMutation } = secondLookApi;
