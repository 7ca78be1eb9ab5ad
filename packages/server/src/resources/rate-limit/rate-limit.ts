import type { Allowance } from '@fairlead/contract/wire/rate-limit';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { countInWindow, findCount } from './rate-limit-store.ts';

const MINUTE_MS = 60_000;

type Counter = Pick<AppServices, 'config' | 'wallNow'>;

/** What has been counted under a key in the window that is running. */
export interface Counted {
  /** How many more than allowed; 0 while the allowance lasts. */
  readonly tooMany: number;
  readonly windowEnds: Date;
}

function windowOf({ wallNow }: Counter, { perMinutes }: Allowance): { startedAt: string; ends: Date } {
  const windowMs = perMinutes * MINUTE_MS;
  const now = wallNow().getTime();
  const startedAt = now - (now % windowMs);
  return { startedAt: new Date(startedAt).toISOString(), ends: new Date(startedAt + windowMs) };
}

function counted({ config }: Counter, { calls }: Allowance, count: number, windowEnds: Date): Counted {
  return { tooMany: Math.max(0, count - calls * config.rateLimitMultiplier), windowEnds };
}

/** Counts one more under a key. */
export async function countOne(
  services: Counter,
  db: Db,
  key: string,
  allowance: Allowance,
): Promise<Counted> {
  const { startedAt, ends } = windowOf(services, allowance);
  return counted(services, allowance, await countInWindow(db, key, startedAt), ends);
}

/** What one more would come to, without counting it. */
export async function wouldCount(
  services: Counter,
  db: Db,
  key: string,
  allowance: Allowance,
): Promise<Counted> {
  const { startedAt, ends } = windowOf(services, allowance);
  return counted(services, allowance, (await findCount(db, key, startedAt)) + 1, ends);
}
