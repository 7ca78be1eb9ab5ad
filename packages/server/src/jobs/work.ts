import type { Day } from '@fairlead/core/calendar/day';
import type { AppServices } from '../context.ts';
import { catchUp } from './daily-run.ts';
import { sweep } from './sweep.ts';

/** The last business date whose daily run this process has done. Without it a run is only repeated. */
const doneOn = new WeakMap<AppServices, Day>();

/** One round of the worker: the daily run when the business date is a new one, else a sweep. */
export async function work(services: AppServices): Promise<void> {
  const today = await services.clock.today();
  await (doneOn.get(services) === today ? sweep(services) : catchUp(services));
  doneOn.set(services, today);
}
