import type { Experiment } from '@fairlead/brands/experiments';
import { isApiError } from '../../state/api-error.ts';
import { takesPart } from '../../state/consent/experiments-choice.ts';
import type { AppThunk } from '../../state/hooks.ts';
import { selectSettings } from '../../state/settings-slice.ts';
import { seedsFailed, seedsReceived, seedsRequested, selectExperiments } from './experiments-slice.ts';

/** A page does not wait longer than this for the version that it is to show. */
const LONGEST_WAIT_MS = 1_500;

const tooLate = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The seeds took too long')), LONGEST_WAIT_MS);
  });

const messageOf = (failure: unknown): string =>
  isApiError(failure) || failure instanceof Error ? failure.message : String(failure);

/** Reads the seeds of a unit that are not known yet, unless this browser takes no part. It never fails. */
export function loadMissing(
  unit: Experiment['unit'],
  read: (name: string) => AppThunk<Promise<{ name: string; seed: string }>>,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { seeds } = selectExperiments(getState());
    const ours = selectSettings(getState()).experiments.filter((each) => each.unit === unit);
    const missing = ours.filter(({ name }) => seeds[name] === undefined);
    if (missing.length === 0 || !takesPart(document.cookie)) return;
    dispatch(seedsRequested());
    const reading = missing.map(({ name }) => dispatch(read(name)));
    try {
      const found = await Promise.race([Promise.all(reading), tooLate()]);
      dispatch(seedsReceived(Object.fromEntries(found.map(({ name, seed }) => [name, seed]))));
    } catch (failure) {
      dispatch(seedsFailed(messageOf(failure)));
    }
  };
}
