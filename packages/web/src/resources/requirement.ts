import { REQUIREMENTS_CALLS } from '@fairlead/contract/wire/client-endpoints/requirements';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { REQUIREMENT_TYPES, type RequirementKind } from '@fairlead/core/requirement/requirement-kinds';
import { api, callOf } from '../state/api.ts';
import { stepOf, type Application } from './loan-application.ts';

export type PaymentDayChoice = DataOf<'paymentDayChoices'>[number];

const requirementApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What can be chosen depends on today, so it is asked for whenever the page is opened. */
    paymentDayChoices: build.query<DataOf<'paymentDayChoices'>, InputOf<'paymentDayChoices'>>({
      query: callOf(REQUIREMENTS_CALLS.paymentDayChoices),
      keepUnusedDataFor: 0,
    }),
    updateMobileNumber: build.mutation<DataOf<'updateMobileNumber'>, InputOf<'updateMobileNumber'>>({
      ...stepOf(REQUIREMENTS_CALLS.updateMobileNumber),
      // The number may be another even where no code could be sent to it.
      invalidatesTags: ['loan-application', 'user'],
    }),
    verifyMobileNumber: build.mutation<DataOf<'verifyMobileNumber'>, InputOf<'verifyMobileNumber'>>(
      stepOf(REQUIREMENTS_CALLS.verifyMobileNumber),
    ),
    confirmExistingAddress: build.mutation<
      DataOf<'confirmExistingAddress'>,
      InputOf<'confirmExistingAddress'>
    >(stepOf(REQUIREMENTS_CALLS.confirmExistingAddress)),
    provideBankDetails: build.mutation<DataOf<'provideBankDetails'>, InputOf<'provideBankDetails'>>(
      stepOf(REQUIREMENTS_CALLS.provideBankDetails),
    ),
    providePaymentDay: build.mutation<DataOf<'providePaymentDay'>, InputOf<'providePaymentDay'>>(
      stepOf(REQUIREMENTS_CALLS.providePaymentDay),
    ),
    provideBankPaymentDay: build.mutation<DataOf<'provideBankPaymentDay'>, InputOf<'provideBankPaymentDay'>>(
      stepOf(REQUIREMENTS_CALLS.provideBankPaymentDay),
    ),
    provideNewAddress: build.mutation<DataOf<'provideNewAddress'>, InputOf<'provideNewAddress'>>(
      stepOf(REQUIREMENTS_CALLS.provideNewAddress),
    ),
  }),
});

export const {
  usePaymentDayChoicesQuery,
  useUpdateMobileNumberMutation,
  useVerifyMobileNumberMutation,
  useConfirmExistingAddressMutation,
  useProvideBankDetailsMutation,
  useProvidePaymentDayMutation,
  useProvideBankPaymentDayMutation,
  useProvideNewAddressMutation,
} = requirementApi;

export function requirementOf(
  { requirements = [] }: Pick<Application, 'requirements'>,
  kind: RequirementKind,
) {
  return requirements.find((requirement) => requirement['@type'] === REQUIREMENT_TYPES[kind]);
}

/** The smaller loan that is suggested in place of the price, until one of the two is chosen. */
export function suggestedLoanOf(application: Pick<Application, 'requirements'>) {
  return requirementOf(application, 'affordability')?.suggestedLoan;
}

export type SuggestedLoan = NonNullable<ReturnType<typeof suggestedLoanOf>>;
