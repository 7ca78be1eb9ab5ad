import type { House } from './context.ts';
import { forgetTokensBefore } from './resources/auth-token/auth-token-store.ts';
import { later } from './resources/auth-token/token-times.ts';
import { forgetAnswersBefore } from './resources/idempotency/idempotency-store.ts';
import { forgetWindowsBefore } from './resources/rate-limit/rate-limit-store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Forget = (db: House['db'], before: string) => Promise<void>;

/** What is kept for a while only, and for how long after it stopped counting. */
const KEPT_FOR: readonly (readonly [Forget, number])[] = [
  [forgetWindowsBefore, 2 * DAY_MS],
  [forgetTokensBefore, 30 * DAY_MS],
  [forgetAnswersBefore, 90 * DAY_MS],
];

const lastDone = new WeakMap<House['db'], number>();

/** Forgets what has had its time, once an hour. */
export async function housekeeping({ db, wallNow }: House): Promise<void> {
  const now = wallNow();
  if (now.getTime() - (lastDone.get(db) ?? 0) < HOUR_MS) return;
  lastDone.set(db, now.getTime());
  for (const [forget, keptMs] of KEPT_FOR) await forget(db, later(now, -keptMs));
}
