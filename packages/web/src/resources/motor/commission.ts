import { APPLICATIONS_CALLS as CALLS } from '@fairlead/contract/wire/client-endpoints/applications';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api } from '../../state/api.ts';
import { stepOf } from '../loan-application.ts';

const commissionApi = api.injectEndpoints({
  endpoints: (build) => ({
    showCommission: build.mutation<DataOf<'showCommission'>, InputOf<'showCommission'>>(
      stepOf(CALLS.showCommission),
    ),
    consentToCommission: build.mutation<DataOf<'consentToCommission'>, InputOf<'consentToCommission'>>(
      stepOf(CALLS.consentToCommission),
    ),
  }),
});

export const { useShowCommissionMutation, useConsentToCommissionMutation } = commissionApi;
