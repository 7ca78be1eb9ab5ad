import { combineSlices, createAction, type UnknownAction } from '@reduxjs/toolkit';
import { api } from './api.ts';
import { authSlice } from './auth-slice.ts';
import { modalsSlice } from './modals-slice.ts';
import { notificationsSlice } from './notifications-slice.ts';
import { settingsSlice } from './settings-slice.ts';

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
  settingsSlice,
).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;

type LoadedState =
  | { state: RootState; places?: undefined }
  | { state: Partial<RootState>; places: readonly string[] };

/**
 * Loads a state from outside the store: replaces the whole, or only what is at the given places, such as
 * `auth.redirectPath`. The store of a page begins with what its page was delivered with.
 */
export const appStateLoaded = createAction<LoadedState>('appStateLoaded');

function replacedAt(state: unknown, loaded: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return loaded;
  const inside = (part: unknown): unknown => (part as Readonly<Record<string, unknown>> | null)?.[key];
  return { ...(state as object), [key]: replacedAt(inside(state), inside(loaded), rest) };
}

/** The reducer of the store. */
export function reducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (!appStateLoaded.match(action)) return rootReducer(state, action);
  const { state: loaded, places = [''] } = action.payload;
  // A place of the state is replaced with the same place of another.
  return places.reduce<unknown>(
    (whole, place) =>
      replacedAt(
        whole,
        loaded,
        place.split('.').filter((key) => key !== ''),
      ),
    state,
  ) as RootState;
}
