import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Temporary switches that a person may turn on for this browser. Each goes with the work it hides. */
export type FeatureFlags = Record<string, boolean>;

export const featureFlagsSlice = createSlice({
  name: 'features',
  initialState: {} as FeatureFlags,
  reducers: {
    flagsRead: (_, { payload }: PayloadAction<FeatureFlags>) => payload,
    flagSet: (state, { payload }: PayloadAction<{ name: string; isOn: boolean }>) => {
      state[payload.name] = payload.isOn;
    },
  },
  selectors: { selectFlag: (state, name: string) => state[name] ?? false },
});

export const { flagsRead, flagSet } = featureFlagsSlice.actions;
export const { selectFlag } = featureFlagsSlice.selectors;
