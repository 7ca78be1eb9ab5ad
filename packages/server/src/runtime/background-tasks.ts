import type { AppServices } from '../context.ts';
import { actAs } from '../database/acting-as.ts';
import { deleteExpiredRecords } from '../jobs/delete-expired-records.ts';
import { linkRecords } from '../resources/chain/link-records.ts';
import { sealClearRows } from '../resources/sealed-columns/seal-clear-rows.ts';
import { carryOutAdvance } from '../jobs/time-machine.ts';
import { work } from '../jobs/work.ts';

export type Task = (services: AppServices) => Promise<void>;

/** Does a task as the server's own work, which reaches the rows of every borrower. */
export const perform = (task: Task, services: AppServices): Promise<void> =>
  actAs('system', () => task(services));

/** Done once at the start, before anything is served: what a killed process left half done. */
export const START_UP: readonly Task[] = [];

/** Done in rounds by the worker, in this order, and after each request that recorded an intent. */
export const WORK: readonly Task[] = [
  sealClearRows,
  carryOutAdvance,
  work,
  linkRecords,
  deleteExpiredRecords,
];
