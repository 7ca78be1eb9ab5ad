import { combineSlices } from '@reduxjs/toolkit';
import { api } from './api.ts';
import { authSlice } from './auth-slice.ts';
import { modalsSlice } from './modals-slice.ts';
import { notificationsSlice } from './notifications-slice.ts';

declare const slicesOfFeatures: unique symbol;

/**
 * The slices that features add. A feature does it itself, so that its code is loaded with its screens only:
 *
 *   declare module '../../state/root-reducer.ts' {
 *     interface LazySlices {
 *       draft: DraftState;
 *     }
 *   }
 *   const injected = draftSlice.injectInto(rootReducer);
 *   export const { selectDraft } = injected.selectors;
 */
export interface LazySlices {
  [slicesOfFeatures]?: never;
}

export const rootReducer = combineSlices(
  api,
  authSlice,
  modalsSlice,
  notificationsSlice,
).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;
