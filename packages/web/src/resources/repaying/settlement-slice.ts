import type { DataOf } from '@fairlead/contract/wire/client';
import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ApiError } from '../../state/api-error.ts';
import { sessionEnded, signedOut } from '../../state/auth-slice.ts';
import { rootReducer } from '../../state/root-reducer.ts';
import type { RequestStatus } from '../request-status.ts';

export type SettlementQuote = DataOf<'unexpiredEarlySettlementQuote'>;

type SettlementState = {
  status: Exclude<RequestStatus, 'CANCELLED'>;
  error: ApiError | null;
  /** The figure in force; null where there is none. */
  settlementQuote: SettlementQuote | null;
};

const initialState: SettlementState = { status: 'NOT_STARTED', error: null, settlementQuote: null };

const settlementSlice = createSlice({
  name: 'settlement',
  initialState,
  reducers: {
    settlementRequested: (state) => {
      state.status = 'LOADING';
      state.error = null;
    },
    /** A quote was made, which does not store it. */
    settlementQuoteCreated: (state) => {
      state.status = 'SUCCESS';
    },
    settlementQuoteStored: (state, { payload }: PayloadAction<SettlementQuote | null>) => {
      state.status = 'SUCCESS';
      state.settlementQuote = payload;
    },
    settlementFailed: (state, { payload: error }: PayloadAction<ApiError>) => {
      state.status = 'ERROR';
      state.error = error;
    },
    /** What was tried before is over; the figure in force stays. */
    settlementReset: (state) => {
      state.status = 'NOT_STARTED';
      state.error = null;
    },
  },
  extraReducers: (build) => {
    build.addMatcher(isAnyOf(signedOut, sessionEnded), () => initialState);
  },
  selectors: { selectSettlement: (state) => state },
});

export const {
  settlementRequested,
  settlementQuoteCreated,
  settlementQuoteStored,
  settlementFailed,
  settlementReset,
} = settlementSlice.actions;

declare module '../../state/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof settlementSlice> {}
}

const injected = settlementSlice.injectInto(rootReducer);

export const { selectSettlement } = injected.selectors;
