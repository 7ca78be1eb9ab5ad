import { loadBrowserSeeds } from '../../resources/experiment/browser-seeds.ts';
import { useLoaded } from './use-loaded.ts';

/** As `useSeeds`, for a page before anyone is signed in: the seeds are the browser's. */
export const useBrowserSeeds = (): boolean => useLoaded(loadBrowserSeeds, 'browser');
