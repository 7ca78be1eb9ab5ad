import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { BANK_PAYMENTS_CALLS } from '@fairlead/contract/wire/client-endpoints/bank-payments';
import { api, callOf } from '../../state/api.ts';

/** A link as its borrower sees it. */
export type RepaymentLink = NonNullable<DataOf<'readRepaymentLink'>>;
/** What a payer is shown. */
export type RepaymentRequest = DataOf<'openRepaymentLink'>;

const repaymentLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    makeRepaymentLink: build.mutation<DataOf<'makeRepaymentLink'>, InputOf<'makeRepaymentLink'>>({
      query: callOf(BANK_PAYMENTS_CALLS.makeRepaymentLink),
      invalidatesTags: ['loan'],
    }),
    readRepaymentLink: build.query<DataOf<'readRepaymentLink'>, InputOf<'readRepaymentLink'>>({
      query: callOf(BANK_PAYMENTS_CALLS.readRepaymentLink),
      providesTags: ['loan'],
    }),
    revokeRepaymentLink: build.mutation<DataOf<'revokeRepaymentLink'>, InputOf<'revokeRepaymentLink'>>({
      query: callOf(BANK_PAYMENTS_CALLS.revokeRepaymentLink),
      invalidatesTags: ['loan'],
    }),
    openRepaymentLink: build.mutation<RepaymentRequest, InputOf<'openRepaymentLink'>>({
      query: callOf(BANK_PAYMENTS_CALLS.openRepaymentLink),
    }),
    payByRepaymentLink: build.mutation<DataOf<'payByRepaymentLink'>, InputOf<'payByRepaymentLink'>>({
      query: callOf(BANK_PAYMENTS_CALLS.payByRepaymentLink),
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
