import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { REPAYMENT_LINKS_CALLS } from '@fairlead/contract/wire/client-endpoints/repayment-links';
import { api, callOf } from '../../state/api.ts';

/** A link as its borrower sees it. */
export type RepaymentLink = NonNullable<DataOf<'readRepaymentLink'>>;
/** What a payer is shown. */
export type RepaymentRequest = DataOf<'openRepaymentLink'>;

const repaymentLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    makeRepaymentLink: build.mutation<DataOf<'makeRepaymentLink'>, InputOf<'makeRepaymentLink'>>({
      query: callOf(REPAYMENT_LINKS_CALLS.makeRepaymentLink),
      invalidatesTags: ['loan'],
    }),
    readRepaymentLink: build.query<DataOf<'readRepaymentLink'>, InputOf<'readRepaymentLink'>>({
      query: callOf(REPAYMENT_LINKS_CALLS.readRepaymentLink),
      providesTags: ['loan'],
    }),
    revokeRepaymentLink: build.mutation<DataOf<'revokeRepaymentLink'>, InputOf<'revokeRepaymentLink'>>({
      query: callOf(REPAYMENT_LINKS_CALLS.revokeRepaymentLink),
      invalidatesTags: ['loan'],
    }),
    openRepaymentLink: build.mutation<RepaymentRequest, InputOf<'openRepaymentLink'>>({
      query: callOf(REPAYMENT_LINKS_CALLS.openRepaymentLink),
    }),
    payByRepaymentLink: build.mutation<DataOf<'payByRepaymentLink'>, InputOf<'payByRepaymentLink'>>({
      query: callOf(REPAYMENT_LINKS_CALLS.payByRepaymentLink),
    }),
  }),
});

export const {
  useMakeRepaymentLinkMutation,
  useReadRepaymentLinkQuery,
  useRevokeRepaymentLinkMutation,
  useOpenRepaymentLinkMutation,
  usePayByRepaymentLinkMutation,
} = repaymentLinkApi;
