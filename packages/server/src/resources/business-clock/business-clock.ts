import type { Day } from '@fairlead/core/calendar/day';
import { addDays } from '@fairlead/core/calendar/day';
import { londonDay, londonMidnight } from '@fairlead/core/calendar/london';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { BusinessClock } from '../../context.ts';
import { readClockRow } from './business-clock-store.ts';

/** As long after midnight on the London date that is `offsetDays` later; within that date however short it is. */
export function aheadOfWall(wallMs: number, offsetDays: number): { today: Day; now: Instant } {
  const wallDay = londonDay(wallMs);
  const today = addDays(wallDay, offsetDays);
  const start = londonMidnight(today);
  const end = londonMidnight(addDays(today, 1)) - 1;
  const nowMs = Math.min(start + (wallMs - londonMidnight(wallDay)), end);
  return { today, now: new Date(nowMs).toISOString() };
}

function clockReading(read: BusinessClock['read']): BusinessClock {
  return {
    read,
    today: async (db) => (await read(db)).today,
    now: async (db) => (await read(db)).now,
  };
}

/** A clock that follows the wall. */
export function wallClock(wallNow: () => Date): BusinessClock {
  return clockReading(async () => aheadOfWall(wallNow().getTime(), 0));
}

/** A clock that is ahead of the wall by the sandbox's offset row. */
export function sandboxClock(db: Db, wallNow: () => Date): BusinessClock {
  return clockReading(async (handle = db) => {
    const { offsetDays } = await readClockRow(handle);
    return aheadOfWall(wallNow().getTime(), offsetDays);
  });
}
