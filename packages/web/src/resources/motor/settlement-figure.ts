import { APPLICATIONS_CALLS as CALLS } from '@fairlead/contract/wire/client-endpoints/applications';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api } from '../../state/api.ts';
import { stepOf } from '../loan-application.ts';

const settlementFigureApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateSettlementFigure: build.mutation<
      DataOf<'updateSettlementFigure'>,
      InputOf<'updateSettlementFigure'>
    >(stepOf(CALLS.updateSettlementFigure)),
  }),
});

export const { useUpdateSettlementFigureMutation } = settlementFigureApi;
