import { loadSeeds } from '../../resources/experiment/experiment.ts';
import { useLoaded } from '../experiment/use-loaded.ts';

/** Reads the seeds for a page of an application; true once the page knows which versions to show. */
export const useSeeds = (applicationId: string): boolean => useLoaded(loadSeeds, applicationId);
