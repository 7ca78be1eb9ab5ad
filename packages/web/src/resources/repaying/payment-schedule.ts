import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { LOANS_CALLS } from '@fairlead/contract/wire/client-endpoints/loans';
import type { Day } from '@fairlead/core/calendar/day';
import { api, callOf } from '../../state/api.ts';
import { isApiError, networkError, type ApiError } from '../../state/api-error.ts';
import type { AppThunk } from '../../state/hooks.ts';
import type { Loan } from '../loan.ts';
import {
  datesReceived,
  datesRequested,
  dateUpdated,
  dateUpdateRequested,
  scheduleFailed,
} from './payment-schedule-slice.ts';
import { storeReturnedLoan } from './returned-loan.ts';

export type PaymentDatePreview = DataOf<'previewPaymentDateChange'>;

const paymentScheduleApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The slice `loanPaymentSchedule` has the answer, so the cache forgets it. */
    paymentDates: build.query<
      DataOf<'paymentDatesEligibleForUpdate'>,
      InputOf<'paymentDatesEligibleForUpdate'>
    >({ query: callOf(LOANS_CALLS.paymentDatesEligibleForUpdate), keepUnusedDataFor: 0 }),
    previewPaymentDate: build.query<PaymentDatePreview, InputOf<'previewPaymentDateChange'>>({
      query: callOf(LOANS_CALLS.previewPaymentDateChange),
      providesTags: ['loan'],
    }),
    updatePaymentDate: build.mutation<Loan, InputOf<'updatePaymentDate'>>({
      query: callOf(LOANS_CALLS.updatePaymentDate),
      onQueryStarted: storeReturnedLoan,
      invalidatesTags: ['loan'],
    }),
  }),
});

export const { usePaymentDatesQuery, usePreviewPaymentDateQuery } = paymentScheduleApi;

const { paymentDates, updatePaymentDate: update } = paymentScheduleApi.endpoints;

const asApiError = (error: unknown): ApiError => (isApiError(error) ? error : networkError());

/** Reads the days that payments can be moved to. It does not throw: the error is in the slice. */
export function loadPaymentDates(id: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(datesRequested());
    try {
      const reading = paymentDates.initiate({ params: { id } }, { subscribe: false, forceRefetch: true });
      dispatch(datesReceived(await dispatch(reading).unwrap()));
    } catch (error) {
      dispatch(scheduleFailed(asApiError(error)));
    }
  };
}

/** Moves the payments of a loan. It answers whether they were; the error is in the slice. */
export function updatePaymentDate(id: string, date: Day): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    dispatch(dateUpdateRequested());
    try {
      await dispatch(update.initiate({ params: { id }, body: { date } }, { track: false })).unwrap();
      dispatch(dateUpdated());
      return true;
    } catch (error) {
      dispatch(scheduleFailed(asApiError(error)));
      return false;
    }
  };
}
