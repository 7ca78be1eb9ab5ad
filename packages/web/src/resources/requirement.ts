import { REQUIREMENTS_CALLS } from '@fairlead/contract/wire/client-endpoints/requirements';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../state/api.ts';

export type PaymentDayChoice = DataOf<'paymentDayChoices'>[number];

/** What can be chosen depends on today, so it is asked for whenever the page is opened. */
const requirementApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentDayChoices: build.query<DataOf<'paymentDayChoices'>, InputOf<'paymentDayChoices'>>({
      query: callOf(REQUIREMENTS_CALLS.paymentDayChoices),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { usePaymentDayChoicesQuery } = requirementApi;
