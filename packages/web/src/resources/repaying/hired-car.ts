import { HIRED_CARS_CALLS } from '@fairlead/contract/wire/client-endpoints/hired-cars';
import type { InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../../state/api.ts';
import type { LoanCase } from './cases.ts';

const hiredCarApi = api.injectEndpoints({
  endpoints: (build) => ({
    endHirePurchase: build.mutation<LoanCase, InputOf<'endHirePurchase'>>({
      query: callOf(HIRED_CARS_CALLS.endHirePurchase),
      invalidatesTags: ['loan'],
    }),
    reportCarLoss: build.mutation<LoanCase, InputOf<'reportCarLoss'>>({
      query: callOf(HIRED_CARS_CALLS.reportCarLoss),
      invalidatesTags: ['loan'],
    }),
    reportPlateChange: build.mutation<LoanCase, InputOf<'reportPlateChange'>>({
      query: callOf(HIRED_CARS_CALLS.reportPlateChange),
      invalidatesTags: ['loan'],
    }),
  }),
});

export const { useEndHirePurchaseMutation, useReportCarLossMutation, useReportPlateChangeMutation } =
  hiredCarApi;
