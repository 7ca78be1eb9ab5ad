import { OTHER_LENDERS_CALLS as CALLS } from '@fairlead/contract/wire/client-endpoints/other-lenders';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../../state/api.ts';
import { stepOf } from '../loan-application.ts';

export type DeclinePartner = DataOf<'readDeclinePartner'>;

/** After a failure too: the lender may have refused, or another tab has gone further. */
const READ_AGAIN = { invalidatesTags: ['loan-application' as const] };

const declinePartnerApi = api.injectEndpoints({
  endpoints: (build) => ({
    consentToDeclinePanel: build.mutation<DataOf<'consentToDeclinePanel'>, InputOf<'consentToDeclinePanel'>>({
      ...stepOf(CALLS.consentToDeclinePanel),
      ...READ_AGAIN,
    }),
    readDeclinePartner: build.query<DeclinePartner, InputOf<'readDeclinePartner'>>({
      query: callOf(CALLS.readDeclinePartner),
      keepUnusedDataFor: 0,
    }),
    informOfDeclinePartner: build.mutation<
      DataOf<'informOfDeclinePartner'>,
      InputOf<'informOfDeclinePartner'>
    >(stepOf(CALLS.informOfDeclinePartner)),
    startDeclinePartner: build.mutation<DataOf<'startDeclinePartner'>, InputOf<'startDeclinePartner'>>({
      ...stepOf(CALLS.startDeclinePartner),
      ...READ_AGAIN,
    }),
    consentToPartnerSearch: build.mutation<
      DataOf<'consentToPartnerSearch'>,
      InputOf<'consentToPartnerSearch'>
    >({ ...stepOf(CALLS.consentToPartnerSearch), ...READ_AGAIN }),
    acceptDeclinePartner: build.mutation<DataOf<'acceptDeclinePartner'>, InputOf<'acceptDeclinePartner'>>({
      query: callOf(CALLS.acceptDeclinePartner),
      ...READ_AGAIN,
    }),
  }),
});

export const {
  useConsentToDeclinePanelMutation,
  useReadDeclinePartnerQuery,
  useInformOfDeclinePartnerMutation,
  useStartDeclinePartnerMutation,
  useConsentToPartnerSearchMutation,
  useAcceptDeclinePartnerMutation,
} = declinePartnerApi;
