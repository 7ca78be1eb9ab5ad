import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { BANK_PAYMENTS_CALLS } from '@fairlead/contract/wire/client-endpoints/bank-payments';
import { api, callOf } from '../../state/api.ts';

export type BankPayment = DataOf<'startBankPayment'>;
export type BankPaymentOutcome = BankPayment['outcome'];
/** What another device learns of a payment. */
export type ResumedPayment = DataOf<'resumeJourney'>;

export const bankPaymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    startBankPayment: build.mutation<BankPayment, InputOf<'startBankPayment'>>({
      query: callOf(BANK_PAYMENTS_CALLS.startBankPayment),
      invalidatesTags: ['loan'],
    }),
    readBankPayment: build.query<BankPayment, InputOf<'readBankPayment'>>({
      query: callOf(BANK_PAYMENTS_CALLS.readBankPayment),
      keepUnusedDataFor: 0,
    }),
    returnFromBank: build.mutation<BankPayment, InputOf<'returnFromBank'>>({
      query: callOf(BANK_PAYMENTS_CALLS.returnFromBank),
      invalidatesTags: ['loan'],
    }),
    makeResumeToken: build.mutation<DataOf<'makeResumeToken'>, InputOf<'makeResumeToken'>>({
      query: callOf(BANK_PAYMENTS_CALLS.makeResumeToken),
    }),
    resumeJourney: build.mutation<ResumedPayment, InputOf<'resumeJourney'>>({
      query: callOf(BANK_PAYMENTS_CALLS.resumeJourney),
    }),
  }),
});

export const {
  useStartBankPaymentMutation,
  useReadBankPaymentQuery,
  useReturnFromBankMutation,
  useMakeResumeTokenMutation,
  useResumeJourneyMutation,
} = bankPaymentApi;
