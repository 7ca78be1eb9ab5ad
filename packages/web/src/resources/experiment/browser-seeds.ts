import { VISITS_CALLS } from '@fairlead/contract/wire/client-endpoints/visits';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../../state/api.ts';
import type { AppThunk } from '../../state/hooks.ts';
import { loadMissing } from './load-missing.ts';

const browserSeedApi = api.injectEndpoints({
  endpoints: (build) => ({
    readBrowserSeed: build.query<DataOf<'readBrowserSeed'>, InputOf<'readBrowserSeed'>>({
      query: callOf(VISITS_CALLS.readBrowserSeed),
    }),
  }),
});

/** The seeds of this browser, before anyone is signed in. */
export const loadBrowserSeeds = (): AppThunk<Promise<void>> =>
  loadMissing('browser', (name) => (dispatch) => {
    const { initiate } = browserSeedApi.endpoints.readBrowserSeed;
    return dispatch(initiate({ params: { name } }, { subscribe: false })).unwrap();
  });
