import { KEPT_FOR, type KeptFor } from '@fairlead/core/retention/kept-for';
import type { House } from '../context.ts';
import { forgetTokensBefore } from '../resources/auth-token/auth-token-store.ts';
import { later } from '../resources/auth-token/token-times.ts';
import { forgetMessagesBefore } from '../resources/contact-message/contact-message-store.ts';
import { forgetAnswersBefore } from '../resources/idempotency/idempotency-store.ts';
import { forgetNobodysMessagesBefore } from '../resources/outbox/outbox.ts';
import { forgetWindowsBefore } from '../resources/rate-limit/rate-limit-store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Forget = (db: House['db'], before: string) => Promise<void>;

/** What is kept for a while only, and for how long after it stopped counting. */
const FORGOTTEN: readonly (readonly [Forget, KeptFor])[] = [
  [forgetWindowsBefore, KEPT_FOR.requestCounts],
  [forgetTokensBefore, KEPT_FOR.signIns],
  [forgetAnswersBefore, KEPT_FOR.answers],
  [forgetMessagesBefore, KEPT_FOR.contactMessages],
  [forgetNobodysMessagesBefore, KEPT_FOR.contactMessages],
];

const lastDone = new WeakMap<House['db'], number>();

/** Forgets what has had its time, once an hour. */
export async function housekeeping({ db, wallNow }: House): Promise<void> {
  const now = wallNow();
  if (now.getTime() - (lastDone.get(db) ?? 0) < HOUR_MS) return;
  lastDone.set(db, now.getTime());
  for (const [forget, keptFor] of FORGOTTEN) await forget(db, since(now, keptFor));
}

/** The instant before which something has been kept for its time. */
function since(now: Date, keptFor: KeptFor): string {
  if ('days' in keptFor) return later(now, -keptFor.days * DAY_MS);
  const then = new Date(now);
  then.setUTCFullYear(now.getUTCFullYear() - keptFor.years);
  return then.toISOString();
}
