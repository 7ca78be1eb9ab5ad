import type { Day } from '@fairlead/core/calendar/day';
import { addDays } from '@fairlead/core/calendar/day';
import { londonDay, londonMidnight } from '@fairlead/core/calendar/london';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { BusinessClock } from '../../context.ts';
import { moveClock, readClockRow } from './business-clock-store.ts';

/** One London day of the wall and the business day that it is shown as. Instants are epoch milliseconds. */
interface DayAhead {
  readonly offsetDays: number;
  readonly wallStart: number;
  readonly wallEnd: number;
  readonly today: Day;
  readonly start: number;
  readonly end: number;
}

function dayAhead(wallMs: number, offsetDays: number): DayAhead {
  const wallDay = londonDay(wallMs);
  const today = addDays(wallDay, offsetDays);
  return {
    offsetDays,
    wallStart: londonMidnight(wallDay),
    wallEnd: londonMidnight(addDays(wallDay, 1)),
    today,
    start: londonMidnight(today),
    end: londonMidnight(addDays(today, 1)) - 1,
  };
}

interface Reading {
  readonly today: Day;
  readonly now: Instant;
}

function readingOn({ today, start, end, wallStart }: DayAhead, wallMs: number): Reading {
  return { today, now: new Date(Math.min(start + (wallMs - wallStart), end)).toISOString() };
}

/**
 * Reads date and instant so many days ahead of the wall: as long after midnight as the wall is, and within that London
 * date however short it is. Each day is worked out once.
 */
export function readerOf(wallNow: () => Date): (offsetDays: number) => Reading {
  let known: DayAhead | undefined;
  return (offsetDays) => {
    const wallMs = wallNow().getTime();
    if (known?.offsetDays !== offsetDays || wallMs < known.wallStart || wallMs >= known.wallEnd) {
      known = dayAhead(wallMs, offsetDays);
    }
    return readingOn(known, wallMs);
  };
}

function clockOf({ read, moveAhead }: Pick<BusinessClock, 'read' | 'moveAhead'>): BusinessClock {
  return {
    read,
    moveAhead,
    today: async (db) => (await read(db)).today,
    now: async (db) => (await read(db)).now,
  };
}

/** A clock that follows the wall. */
export function wallClock(wallNow: () => Date): BusinessClock {
  const readAt = readerOf(wallNow);
  return clockOf({
    read: async () => readAt(0),
    moveAhead: () => Promise.reject(new Error('The date of production cannot be moved.')),
  });
}

const REMEMBERED_MS = 1_000;

/** The offset of the sandbox's clock, read from the database at most once a second. */
function rememberedOffset(db: Db) {
  let latest = { offsetDays: 0, readAt: -Infinity };
  const refresh = async (): Promise<number> => {
    const readAt = performance.now();
    const { offsetDays } = await readClockRow(db);
    // A reading that began before a move and ends after it is behind.
    if (offsetDays >= latest.offsetDays) latest = { offsetDays, readAt };
    return latest.offsetDays;
  };
  const read = async (): Promise<number> =>
    performance.now() - latest.readAt < REMEMBERED_MS ? latest.offsetDays : refresh();
  return { read, refresh };
}

/** A clock that is ahead of the wall by the sandbox's offset row. */
export function sandboxClock(db: Db, wallNow: () => Date): BusinessClock {
  const offset = rememberedOffset(db);
  const readAt = readerOf(wallNow);
  return clockOf({
    read: async (handle) => readAt(handle ? (await readClockRow(handle)).offsetDays : await offset.read()),
    moveAhead: async (offsetDays) => {
      await moveClock(db, offsetDays);
      await offset.refresh();
    },
  });
}
