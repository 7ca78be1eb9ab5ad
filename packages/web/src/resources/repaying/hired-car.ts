import { VEHICLES_CALLS } from '@fairlead/contract/wire/client-endpoints/vehicles';
import type { InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../../state/api.ts';
import type { LoanCase } from './cases.ts';

const hiredCarApi = api.injectEndpoints({
  endpoints: (build) => ({
    endHirePurchase: build.mutation<LoanCase, InputOf<'endHirePurchase'>>({
      query: callOf(VEHICLES_CALLS.endHirePurchase),
      invalidatesTags: ['loan'],
    }),
    reportCarLoss: build.mutation<LoanCase, InputOf<'reportCarLoss'>>({
      query: callOf(VEHICLES_CALLS.reportCarLoss),
      invalidatesTags: ['loan'],
    }),
    reportPlateChange: build.mutation<LoanCase, InputOf<'reportPlateChange'>>({
      query: callOf(VEHICLES_CALLS.reportPlateChange),
      invalidatesTags: ['loan'],
    }),
  }),
});

export const { useEndHirePurchaseMutation, useReportCarLossMutation, useReportPlateChangeMutation } =
  hiredCarApi;
