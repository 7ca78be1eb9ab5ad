import type { Db } from '../database/database.ts';
import { isMigrated } from '../database/migrate.ts';

const DATABASE_LIMIT_MS = 200;

export interface Health {
  /** Says that the process is stopping: it is alive and no longer ready. */
  stop(): void;
  isReady(): Promise<boolean>;
}

function within(limitMs: number, check: Promise<boolean>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), limitMs);
  check.then(resolve, () => resolve(false)).finally(() => clearTimeout(timer));
  return promise;
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

/** Ready: not stopping, the database answers in 200 ms, and every migration has run. */
export function healthOf(db: Db): Health {
  let isStopping = false;
  let wasMigrated = false;
  const isUp = async (): Promise<boolean> => {
    await db.selectFrom('sandbox.clock').select('id').executeTakeFirst();
    return true;
  };
  return {
    stop: () => {
      isStopping = true;
    },
    async isReady() {
      if (isStopping) return false;
      wasMigrated ||= await isMigrated(db).catch(() => false);
      return wasMigrated && within(DATABASE_LIMIT_MS, isUp());
    },
  };
}
