import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { OPEN_BANKING_CALLS as CALLS } from '@fairlead/contract/wire/client-endpoints/open-banking';
import { api, callOf } from '../../state/api.ts';
import { stepOf, type Application } from '../loan-application.ts';

/** What a borrower's bank data shows. */
export type BankIncome = NonNullable<NonNullable<Application['requirements']>[number]['bankIncome']>;

const bankIncomeApi = api.injectEndpoints({
  endpoints: (build) => ({
    startIncomeJourney: build.mutation<DataOf<'startIncomeJourney'>, InputOf<'startIncomeJourney'>>({
      query: callOf(CALLS.startIncomeJourney),
    }),
    pullIncomeData: build.mutation<DataOf<'pullIncomeData'>, InputOf<'pullIncomeData'>>({
      query: callOf(CALLS.pullIncomeData),
    }),
    associateDataPull: build.mutation<DataOf<'associateDataPull'>, InputOf<'associateDataPull'>>(
      stepOf(CALLS.associateDataPull),
    ),
    deleteDataPull: build.mutation<DataOf<'deleteDataPull'>, InputOf<'deleteDataPull'>>(
      stepOf(CALLS.deleteDataPull),
    ),
  }),
});

export const {
  useStartIncomeJourneyMutation,
  usePullIncomeDataMutation,
  useAssociateDataPullMutation,
  useDeleteDataPullMutation,
} = bankIncomeApi;
