import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { signedOut } from '../../state/auth-slice.ts';
import { rootReducer } from '../../state/root-reducer.ts';

/** Seeds by the name of their experiment. */
export type Seeds = Readonly<Record<string, string>>;

type ExperimentsState = { seeds: Seeds; isLoading: boolean; error: string | null };

const initialState: ExperimentsState = { seeds: {}, isLoading: false, error: null };

const experimentsSlice = createSlice({
  name: 'experiments',
  initialState,
  reducers: {
    seedsRequested: (state) => {
      state.isLoading = true;
      state.error = null;
    },
    seedsReceived: (state, { payload }: PayloadAction<Seeds>) => {
      state.isLoading = false;
      state.seeds = { ...state.seeds, ...payload };
    },
    /** The message of what failed is stored; pages show their default. */
    seedsFailed: (state, { payload: message }: PayloadAction<string>) => {
      state.isLoading = false;
      state.error = message;
    },
  },
  extraReducers: (build) => {
    build.addCase(signedOut, () => initialState);
  },
  selectors: { selectExperiments: (state) => state },
});

export const { seedsRequested, seedsReceived, seedsFailed } = experimentsSlice.actions;

declare module '../../state/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof experimentsSlice> {}
}

const injected = experimentsSlice.injectInto(rootReducer);

export const { selectExperiments } = injected.selectors;
