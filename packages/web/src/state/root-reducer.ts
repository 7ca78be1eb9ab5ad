import { combineSlices } from '@reduxjs/toolkit';
import { api } from './api.ts';
import { authSlice } from './auth-slice.ts';
import { featureFlagsSlice } from './feature-flags-slice.ts';
import { stepUpSlice } from './step-up.ts';

/**
 * A feature adds its slice itself, so that its code is loaded with its screens only:
 *
 *   declare module '../../state/root-reducer.ts' {
 *     interface LazySlices extends WithSlice<typeof draftSlice> {}
 *   }
 *   const injected = draftSlice.injectInto(rootReducer);
 *   export const { selectDraft } = injected.selectors;
 */
// eslint cannot see the declarations that features merge into it.
export interface LazySlices {}

export const rootReducer = combineSlices(
  api,
  authSlice,
  stepUpSlice,
  featureFlagsSlice,
).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;
