import { APPLICATIONS_CALLS } from '@fairlead/contract/wire/client-endpoints/applications';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../../state/api.ts';
import type { AppThunk } from '../../state/hooks.ts';
import { loadMissing } from './load-missing.ts';

const experimentApi = api.injectEndpoints({
  endpoints: (build) => ({
    readSeed: build.query<DataOf<'readSeed'>, InputOf<'readSeed'>>({
      query: callOf(APPLICATIONS_CALLS.readSeed),
    }),
  }),
});

/** The seeds of the borrower of an application. */
export const loadSeeds = (id: string): AppThunk<Promise<void>> =>
  loadMissing('borrower', (name) => (dispatch) => {
    const { initiate } = experimentApi.endpoints.readSeed;
    return dispatch(initiate({ params: { id, name } }, { subscribe: false })).unwrap();
  });
