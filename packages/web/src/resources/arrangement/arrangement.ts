import { HELP_WITH_PAYMENTS_CALLS } from '@fairlead/contract/wire/client-endpoints/help-with-payments';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../../state/api.ts';
import type { Call } from '../../state/base-query.ts';

/** A plan that is agreed, or the answers so far. */
export type Arrangement = DataOf<'openSelfServeArrangement'>;
export type ArrangementAnswers = Arrangement['formData'];
export type ArrangementPlan = NonNullable<Arrangement['plan']>;
/** Whether a plan can be set up, why not, and what it could be. */
export type ArrangementInfo = DataOf<'readSelfServeArrangementInfo'>;

/** Whether a plan can be set up for a loan: the call that a page begins before its scripts run. */
export const arrangementReading = (id: string): Call =>
  callOf(HELP_WITH_PAYMENTS_CALLS.readSelfServeArrangementInfo)({ params: { id } });

export const arrangementApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By the id of the loan. */
    openArrangement: build.query<Arrangement, string>({
      query: (id) => callOf(HELP_WITH_PAYMENTS_CALLS.openSelfServeArrangement)({ params: { id } }),
      providesTags: ['loan'],
    }),
    arrangementInfo: build.query<ArrangementInfo, string>({
      query: arrangementReading,
      providesTags: ['loan'],
    }),
    /** After a refusal the loan is not what the page shows. */
    changeArrangement: build.mutation<Arrangement, InputOf<'changeSelfServeArrangement'>>({
      query: callOf(HELP_WITH_PAYMENTS_CALLS.changeSelfServeArrangement),
      invalidatesTags: (_saved, error, { body }) => (error || body.isAgreed ? ['loan'] : []),
    }),
  }),
});

export const { useArrangementInfoQuery } = arrangementApi;
