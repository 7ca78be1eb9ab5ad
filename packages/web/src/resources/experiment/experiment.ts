import { APPLICATIONS_CALLS } from '@fairlead/contract/wire/client-endpoints/applications';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../../state/api.ts';
import { isApiError } from '../../state/api-error.ts';
import { takesPart } from '../../state/consent/experiments-choice.ts';
import type { AppThunk } from '../../state/hooks.ts';
import { selectSettings } from '../../state/settings-slice.ts';
import { seedsFailed, seedsReceived, seedsRequested, selectExperiments } from './experiments-slice.ts';

/** A page does not wait longer than this for the version that it is to show. */
const LONGEST_WAIT_MS = 1_500;

const experimentApi = api.injectEndpoints({
  endpoints: (build) => ({
    readSeed: build.query<DataOf<'readSeed'>, InputOf<'readSeed'>>({
      query: callOf(APPLICATIONS_CALLS.readSeed),
    }),
  }),
});

const tooLate = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The seeds took too long')), LONGEST_WAIT_MS);
  });

const messageOf = (failure: unknown): string =>
  isApiError(failure) || failure instanceof Error ? failure.message : String(failure);

/** Reads the seeds that are not known yet, unless this browser takes no part. It never fails. */
export function loadSeeds(applicationId: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { seeds } = selectExperiments(getState());
    const missing = selectSettings(getState()).experiments.filter(({ name }) => seeds[name] === undefined);
    if (missing.length === 0 || !takesPart(document.cookie)) return;
    dispatch(seedsRequested());
    const reading = missing.map(({ name }) =>
      dispatch(
        experimentApi.endpoints.readSeed.initiate(
          { params: { id: applicationId, name } },
          { subscribe: false },
        ),
      ).unwrap(),
    );
    try {
      const read = await Promise.race([Promise.all(reading), tooLate()]);
      dispatch(seedsReceived(Object.fromEntries(read.map(({ name, seed }) => [name, seed]))));
    } catch (failure) {
      dispatch(seedsFailed(messageOf(failure)));
    }
  };
}
