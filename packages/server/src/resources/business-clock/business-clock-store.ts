import type { Day } from '@fairlead/core/calendar/day';
import type { Db } from '../../database/database.ts';

export interface ClockRow {
  /** Whole days that the business date is ahead of the wall. */
  readonly offsetDays: number;
  /** The day that a running advance is going to. */
  readonly advancingTo: Day | null;
}

export async function readClockRow(db: Db): Promise<ClockRow> {
  const row = await db.selectFrom('sandbox.clock').selectAll().executeTakeFirstOrThrow();
  return { offsetDays: row.offset_days, advancingTo: row.advancing_to };
}

/** Moves the clock to an offset. It never goes back: a smaller offset changes nothing. */
export async function moveClock(db: Db, offsetDays: number): Promise<void> {
  await db
    .updateTable('sandbox.clock')
    .set({ offset_days: offsetDays })
    .where('offset_days', '<', offsetDays)
    .execute();
}

/** Notes where an advance is going; false when one is running already. */
export async function startAdvance(db: Db, to: Day): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox.clock')
    .set({ advancing_to: to })
    .where('advancing_to', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function finishAdvance(db: Db): Promise<void> {
  await db.updateTable('sandbox.clock').set({ advancing_to: null }).execute();
}
