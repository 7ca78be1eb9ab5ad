import { DIRECT_DEBIT_CALLS } from '@fairlead/contract/wire/client-endpoints/direct-debit';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../../state/api.ts';
import type { Loan } from '../loan.ts';
import { storeReturnedLoan } from './returned-loan.ts';

export type BankDetailsUpdate = NonNullable<DataOf<'readBankDetailsUpdate'>>;

export const directDebitApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null where no change is under way. */
    bankDetailsUpdate: build.query<BankDetailsUpdate | null, InputOf<'readBankDetailsUpdate'>>({
      query: callOf(DIRECT_DEBIT_CALLS.readBankDetailsUpdate),
      providesTags: ['loan'],
    }),
    updateBankDetails: build.mutation<BankDetailsUpdate, InputOf<'updateBankDetails'>>({
      query: callOf(DIRECT_DEBIT_CALLS.updateBankDetails),
      invalidatesTags: ['loan'],
    }),
    stopBankDetailsUpdate: build.mutation<null, InputOf<'stopBankDetailsUpdate'>>({
      query: callOf(DIRECT_DEBIT_CALLS.stopBankDetailsUpdate),
      invalidatesTags: ['loan'],
    }),
    setUpDirectDebit: build.mutation<Loan, InputOf<'setUpDirectDebit'>>({
      query: callOf(DIRECT_DEBIT_CALLS.setUpDirectDebit),
      onQueryStarted: storeReturnedLoan,
      invalidatesTags: ['loan'],
    }),
  }),
});

export const {
  useBankDetailsUpdateQuery,
  useUpdateBankDetailsMutation,
  useStopBankDetailsUpdateMutation,
  useSetUpDirectDebitMutation,
} = directDebitApi;
