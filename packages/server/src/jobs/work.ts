import type { Day } from '@fairlead/core/calendar/day';
import type { House } from '../context.ts';
import { catchUp } from './daily-run.ts';
import { sweep } from './sweep.ts';

/** The last business date whose daily run this process has done. Without it a run is merely repeated. */
const doneOn = new WeakMap<House, Day>();

/** One round of the worker: the daily run when the business date is a new one, else a sweep. */
export async function work(house: House): Promise<void> {
  const today = await house.clock.today();
  await (doneOn.get(house) === today ? sweep(house) : catchUp(house));
  doneOn.set(house, today);
}
