import type { Experiment } from '@fairlead/brands/experiments';
import { createSlice } from '@reduxjs/toolkit';
import type { Environment } from './page-settings.ts';

type SettingsState = {
  env: Environment;
  brandId: string;
  /** The comparisons of pages that the configuration lists. */
  experiments: readonly Experiment[];
};

const initialState: SettingsState = { env: 'production', brandId: '', experiments: [] };

/** What the page received that thunks and slices need: `appStateLoaded` puts it here. Components read the whole of it with `usePageSettings()`. */
export const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {},
  selectors: { selectSettings: (state) => state },
});

export const { selectSettings } = settingsSlice.selectors;
