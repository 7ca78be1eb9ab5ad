import { DEBT_CONSOLIDATION_CALLS as CALLS } from '@fairlead/contract/wire/client-endpoints/debt-consolidation';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api } from '../state/api.ts';
import { stepOf, type Application } from './loan-application.ts';

type Requirement = NonNullable<Application['requirements']>[number];

export type CreditCard = NonNullable<Requirement['creditCards']>[number];

/** A list that has changed meanwhile refuses, so it is read again then as well. */
const READ_AGAIN = { invalidatesTags: ['loan-application', 'user'] } as const;

const creditCardApi = api.injectEndpoints({
  endpoints: (build) => ({
    optInToPayOffCards: build.mutation<DataOf<'optInToPayOffCards'>, InputOf<'optInToPayOffCards'>>(
      stepOf(CALLS.optInToPayOffCards),
    ),
    optOutOfPayingOffCards: build.mutation<
      DataOf<'optOutOfPayingOffCards'>,
      InputOf<'optOutOfPayingOffCards'>
    >(stepOf(CALLS.optOutOfPayingOffCards)),
    addCreditCard: build.mutation<DataOf<'addCreditCard'>, InputOf<'addCreditCard'>>({
      ...stepOf(CALLS.addCreditCard),
      ...READ_AGAIN,
    }),
    confirmCardsToPayOff: build.mutation<DataOf<'confirmCardsToPayOff'>, InputOf<'confirmCardsToPayOff'>>({
      ...stepOf(CALLS.confirmCardsToPayOff),
      ...READ_AGAIN,
    }),
    removeCreditCard: build.mutation<DataOf<'removeCreditCard'>, InputOf<'removeCreditCard'>>({
      ...stepOf(CALLS.removeCreditCard),
      ...READ_AGAIN,
    }),
  }),
});

export const {
  useOptInToPayOffCardsMutation,
  useOptOutOfPayingOffCardsMutation,
  useAddCreditCardMutation,
  useConfirmCardsToPayOffMutation,
  useRemoveCreditCardMutation,
} = creditCardApi;
