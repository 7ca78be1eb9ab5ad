import { useEffect, useState } from 'react';
import { loadBrowserSeeds, loadSeeds } from '../../resources/experiment/experiment.ts';
import { selectExperiments } from '../../resources/experiment/experiments-slice.ts';
import { useAppDispatch, useAppSelector, type AppThunk } from '../../state/hooks.ts';
import { selectSettings } from '../../state/settings-slice.ts';

/** Reads the seeds for a page of an application; true once the page knows which versions to show. */
export const useSeeds = (applicationId: string): boolean => useLoaded(loadSeeds, applicationId);

/** The same for a page before anyone is signed in: the seeds are the browser's. */
export const useBrowserSeeds = (): boolean => useLoaded(loadBrowserSeeds, 'browser');

function useLoaded(load: (unitId: string) => AppThunk<Promise<void>>, unitId: string): boolean {
  const dispatch = useAppDispatch();
  const [readyFor, setReadyFor] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    void dispatch(load(unitId)).then(() => {
      if (isShown) setReadyFor(unitId);
    });
    return () => {
      isShown = false;
    };
  }, [dispatch, load, unitId]);
  return readyFor === unitId;
}

/** The seed of an experiment of ours: the default where there is none, or one that the page does not know. */
export function useSeed<S extends string>(name: string, known: Readonly<Record<S, unknown>>): S {
  const { experiments } = useAppSelector(selectSettings);
  const { seeds } = useAppSelector(selectExperiments);
  const variants = experiments.find((each) => each.name === name)?.variants ?? [];
  const isKnown = (seed: string | undefined): seed is S => seed !== undefined && Object.hasOwn(known, seed);
  const [first] = Object.keys(known).filter(isKnown);
  const seed = [seeds[name], variants[0]?.seed, first].find(isKnown);
  if (seed === undefined) throw new Error(`the page knows no version of ${name}`);
  return seed;
}
