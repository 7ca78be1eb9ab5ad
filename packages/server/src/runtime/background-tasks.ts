import type { House } from '../context.ts';
import { housekeeping } from '../jobs/delete-expired-records.ts';
import { carryOutAdvance } from '../jobs/time-machine.ts';
import { work } from '../jobs/work.ts';

export type Task = (house: House) => Promise<void>;

/** Done once at the start, before anything is served: what a killed process left half done. */
export const START_UP: readonly Task[] = [];

/** Done in rounds by the worker, in this order, and after each request that recorded an intent. */
export const WORK: readonly Task[] = [carryOutAdvance, work, housekeeping];
