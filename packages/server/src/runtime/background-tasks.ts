import type { AppServices, WorkerRound } from '../context.ts';
import { actAs } from '../database/acting-as.ts';
import { deleteExpiredRecords } from '../jobs/delete-expired-records.ts';
import { linkRecords } from '../resources/chain/link-records.ts';
import { sendOutbox } from '../resources/outbox/outbox.ts';
import { sealClearRows } from '../resources/sealed-columns/seal-clear-rows.ts';
import { carryOutAdvance } from '../jobs/time-machine.ts';
import { work } from '../jobs/work.ts';

export type Task = (services: AppServices) => Promise<void>;

/** Does a task as the server's own work, which reaches the rows of every borrower. */
export const perform = (task: Task, services: AppServices): Promise<void> =>
  actAs('system', () => task(services));

/**
 * What the worker does in a round, in this order: in turn, and after each request that recorded an intent. Signing in
 * writes a message at each of its steps, and looking for other work then was most of what the database did.
 */
export const ROUNDS: Readonly<Record<WorkerRound, readonly Task[]>> = {
  everything: [sealClearRows, carryOutAdvance, work, linkRecords, deleteExpiredRecords],
  messages: [sendOutbox],
};
