import { LOANS_CALLS } from '@fairlead/contract/wire/client-endpoints/loans';
import type { InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../../state/api.ts';
import type { Loan } from '../loan.ts';

const lastInstalmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    chooseLastInstalment: build.mutation<Loan, InputOf<'chooseLastInstalment'>>({
      query: callOf(LOANS_CALLS.chooseLastInstalment),
      invalidatesTags: ['loan'],
    }),
  }),
});

export const { useChooseLastInstalmentMutation } = lastInstalmentApi;
