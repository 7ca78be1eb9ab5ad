import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { CARD_PAYMENTS_CALLS } from '@fairlead/contract/wire/client-endpoints/card-payments';
import { api, callOf } from '../../state/api.ts';
import { storeReturnedLoan } from './returned-loan.ts';

export type CardPaymentResult = DataOf<'attemptCardCharge'>;
export type BankQuestion = Extract<CardPaymentResult, { '@type': 'card-action-required' }>;

export const cardPaymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    chargeCard: build.mutation<CardPaymentResult, InputOf<'attemptCardCharge'>>({
      query: callOf(CARD_PAYMENTS_CALLS.attemptCardCharge),
      onQueryStarted: storeReturnedLoan,
      invalidatesTags: ['loan'],
    }),
    confirmCardPayment: build.mutation<CardPaymentResult, InputOf<'confirmCardPayment'>>({
      query: callOf(CARD_PAYMENTS_CALLS.confirmCardPayment),
      onQueryStarted: storeReturnedLoan,
      invalidatesTags: ['loan'],
    }),
  }),
});
