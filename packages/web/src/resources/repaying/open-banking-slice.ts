import { createSlice, isAnyOf, type WithSlice } from '@reduxjs/toolkit';
import type { ApiError } from '../../state/api-error.ts';
import { sessionEnded, signedOut } from '../../state/auth-slice.ts';
import { rootReducer } from '../../state/root-reducer.ts';
import { bankPaymentApi, type BankPayment, type ResumedPayment } from './bank-payment.ts';

type OpenBankingState = {
  isLoading: boolean;
  error: ApiError | null;
  /** The payment that was started here. */
  payment: BankPayment | null;
  /** Where another device continues it. */
  resumeUrl: string | null;
  /** The payment of another device that is continued here. */
  resumed: ResumedPayment | null;
};

const initialState: OpenBankingState = {
  isLoading: false,
  error: null,
  payment: null,
  resumeUrl: null,
  resumed: null,
};

const { startBankPayment, makeResumeToken, resumeJourney } = bankPaymentApi.endpoints;

const openBankingSlice = createSlice({
  name: 'open-banking',
  initialState,
  reducers: {
    journeyReset: () => initialState,
  },
  extraReducers: (build) => {
    build
      .addMatcher(
        isAnyOf(startBankPayment.matchPending, makeResumeToken.matchPending, resumeJourney.matchPending),
        (state) => {
          Object.assign(state, { isLoading: true, error: null });
        },
      )
      .addMatcher(startBankPayment.matchFulfilled, (state, { payload }) => {
        Object.assign(state, { isLoading: false, payment: payload, resumeUrl: null });
      })
      .addMatcher(makeResumeToken.matchFulfilled, (state, { payload }) => {
        Object.assign(state, { isLoading: false, resumeUrl: payload.url });
      })
      .addMatcher(resumeJourney.matchFulfilled, (state, { payload }) => {
        // The page of the bank is given once.
        const url = payload.url ?? state.resumed?.url ?? null;
        Object.assign(state, { isLoading: false, resumed: { ...payload, url } });
      })
      .addMatcher(
        isAnyOf(startBankPayment.matchRejected, makeResumeToken.matchRejected, resumeJourney.matchRejected),
        (state, { payload }) => {
          Object.assign(state, { isLoading: false, error: payload ?? null });
        },
      )
      .addMatcher(isAnyOf(signedOut, sessionEnded), () => initialState);
  },
  selectors: { selectOpenBanking: (state) => state },
});

export const { journeyReset } = openBankingSlice.actions;

declare module '../../state/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof openBankingSlice> {}
}

const injected = openBankingSlice.injectInto(rootReducer);

export const { selectOpenBanking } = injected.selectors;
