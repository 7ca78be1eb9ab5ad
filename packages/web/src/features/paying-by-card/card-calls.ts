import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { CARD_PAYMENTS_CALLS } from '@fairlead/contract/wire/client-endpoints/card-payments';
import { SANDBOX_CALLS } from '@fairlead/contract/wire/client-endpoints/sandbox';
import { api, callOf } from '../../state/api.ts';

export type CardPaymentResult = DataOf<'attemptCardCharge'>;
export type BankQuestion = Extract<CardPaymentResult, { '@type': 'card-action-required' }>;

const cardPaymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    chargeCard: build.mutation<CardPaymentResult, InputOf<'attemptCardCharge'>>({
      query: callOf(CARD_PAYMENTS_CALLS.attemptCardCharge),
      invalidatesTags: ['loan'],
    }),
    confirmCardPayment: build.mutation<CardPaymentResult, InputOf<'confirmCardPayment'>>({
      query: callOf(CARD_PAYMENTS_CALLS.confirmCardPayment),
      invalidatesTags: ['loan'],
    }),
    /** What the page of the bank does, in the sandbox. */
    answerCardBank: build.mutation<DataOf<'answerCardBank'>, InputOf<'answerCardBank'>>({
      query: callOf(SANDBOX_CALLS.answerCardBank),
    }),
  }),
});

export const { useChargeCardMutation, useConfirmCardPaymentMutation, useAnswerCardBankMutation } =
  cardPaymentApi;
