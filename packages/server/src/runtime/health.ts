import type { Db } from '../database/database.ts';
import { isMigrated } from '../database/migrate.ts';

/** How long a caller waits for a new reading before the last one is answered. */
const WAIT_MS = 200;

/** How long a reading counts. A busy process may be late with the next one; a database that hangs is noticed. */
const COUNTS_FOR_MS = 5_000;

export interface Health {
  /** Says that the process is stopping: it is alive and no longer ready. */
  stop(): void;
  isReady(): Promise<boolean>;
}

interface Reading {
  readonly isUp: boolean;
  readonly at: number;
}

const NEVER_READ: Reading = { isUp: false, at: -Infinity };

function atMost(waitMs: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), waitMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** Of a process that only serves pages: ready until it is stopping. */
export function healthOfPages(): Health {
  let isStopping = false;
  return {
    stop: () => {
      isStopping = true;
    },
    isReady: async () => !isStopping,
  };
}

/** Ready: not stopping, the database answers, and every migration has run. However many ask, one reading is made. */
export function healthOf(probe: Db): Health {
  let isStopping = false;
  let wasMigrated = false;
  let last = NEVER_READ;
  let underWay: Promise<void> | undefined;

  const isUp = async (): Promise<boolean> => {
    wasMigrated ||= await isMigrated(probe);
    await probe.selectFrom('sandbox.clock').select('id').executeTakeFirst();
    return wasMigrated;
  };
  const read = async (): Promise<void> => {
    const reading = await isUp().catch(() => false);
    last = { isUp: reading, at: performance.now() };
    underWay = undefined;
  };

  return {
    stop: () => {
      isStopping = true;
    },
    async isReady() {
      if (isStopping) return false;
      underWay ??= read();
      await atMost(last === NEVER_READ ? COUNTS_FOR_MS : WAIT_MS, underWay);
      return last.isUp && performance.now() - last.at < COUNTS_FOR_MS;
    },
  };
}
