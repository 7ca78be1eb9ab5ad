import type { Db } from '../database/database.ts';
import { countLoansSetAside } from '../resources/loan/loan-store.ts';
import { QUEUES, readWaitingWork, type QueueName } from '../resources/waiting-work/waiting-work-store.ts';

export interface WorkReading {
  readonly loansSetAside: number;
  readonly queues: readonly {
    readonly name: QueueName;
    readonly waiting: number;
    /** Of the row that has waited longest; 0 for an empty queue. */
    readonly oldestSeconds: number;
  }[];
}

/** How long a scrape waits for the database: Prometheus gives it ten seconds, and everything else is there already. */
const WAIT_MS = 500;

const SECOND_MS = 1_000;

async function readWork(db: Db, now: Date): Promise<WorkReading> {
  const [found, loansSetAside] = [await readWaitingWork(db), await countLoansSetAside(db)];
  const ageOf = (oldestAt: string | null): number =>
    oldestAt === null ? 0 : Math.max(0, (now.getTime() - Date.parse(oldestAt)) / SECOND_MS);
  const queues = QUEUES.map((name) => {
    const { waiting = 0, oldestAt = null } = found.get(name) ?? {};
    return { name, waiting, oldestSeconds: ageOf(oldestAt) };
  });
  return { loansSetAside, queues };
}

/**
 * Reads what waits in the tables; undefined when the database fails or takes longer than half a second. However many
 * ask, one reading is under way, so that scrapes of a database that hangs take one connection.
 */
export function workReader(db: Db, wallNow: () => Date): () => Promise<WorkReading | undefined> {
  let underWay: Promise<WorkReading | undefined> | undefined;
  const read = async (): Promise<WorkReading | undefined> => {
    const reading = await readWork(db, wallNow()).catch(() => undefined);
    underWay = undefined;
    return reading;
  };
  return async () => {
    underWay ??= read();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => resolve(undefined), WAIT_MS);
    return Promise.race([underWay, promise]).finally(() => clearTimeout(timer));
  };
}
