import type { Day } from '@fairlead/core/calendar/day';
import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ApiError } from '../../state/api-error.ts';
import { sessionEnded, signedOut } from '../../state/auth-slice.ts';
import { rootReducer } from '../../state/root-reducer.ts';

type LoanPaymentScheduleState = {
  /** The days that the payments of a loan can be moved to; null until they are read. */
  eligibleDates: readonly Day[] | null;
  isLoading: boolean;
  success: boolean;
  error: ApiError | null;
};

const initialState: LoanPaymentScheduleState = {
  eligibleDates: null,
  isLoading: false,
  success: false,
  error: null,
};

const loanPaymentScheduleSlice = createSlice({
  name: 'loanPaymentSchedule',
  initialState,
  reducers: {
    /** Those of another loan, or of the page before, are no longer true. */
    datesRequested: () => ({ ...initialState, isLoading: true }),
    datesReceived: (state, { payload }: PayloadAction<readonly Day[]>) => ({
      ...state,
      eligibleDates: payload,
      isLoading: false,
    }),
    dateUpdateRequested: (state) => {
      Object.assign(state, { isLoading: true, success: false, error: null });
    },
    dateUpdated: (state) => {
      Object.assign(state, { isLoading: false, success: true });
    },
    scheduleFailed: (state, { payload: error }: PayloadAction<ApiError>) => {
      Object.assign(state, { isLoading: false, error });
    },
    /** Another day was chosen. */
    scheduleErrorCleared: (state) => {
      state.error = null;
    },
  },
  extraReducers: (build) => {
    build.addMatcher(isAnyOf(signedOut, sessionEnded), () => initialState);
  },
  selectors: { selectPaymentSchedule: (state) => state },
});

export const {
  datesRequested,
  datesReceived,
  dateUpdateRequested,
  dateUpdated,
  scheduleFailed,
  scheduleErrorCleared,
} = loanPaymentScheduleSlice.actions;

declare module '../../state/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof loanPaymentScheduleSlice> {}
}

const injected = loanPaymentScheduleSlice.injectInto(rootReducer);

export const { selectPaymentSchedule } = injected.selectors;
