import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../packages/server/src/database/database.ts';

const POLL_MS = 100;
const IDLE_LIMIT_MS = 60_000;

/**
 * Waits as long as there is progress. `left` describes what is still to do, and is null once nothing is.
 * @throws Error when that description has not changed for a minute.
 */
export async function untilNothingIsLeft(left: () => Promise<string | null>): Promise<void> {
  let before = '';
  let changedAt = Date.now();
  for (let now = await left(); now !== null; now = await left()) {
    if (now !== before) changedAt = Date.now();
    if (Date.now() - changedAt > IDLE_LIMIT_MS) throw new Error(`no progress in ${IDLE_LIMIT_MS} ms: ${now}`);
    before = now;
    await pause(POLL_MS);
  }
}

/**
 * Ends the claims of a worker that was killed. A claim lasts a minute of the wall clock, so its messages would be
 * sent a minute later; no other worker can have claimed them, because none runs.
 */
export async function endClaims(db: Db): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .set(({ ref }) => ({ next_try_at: ref('created_at') }))
    .where('status', '=', 'waiting')
    .execute();
}

/** Waits until every message is sent, or has failed for good. */
export function untilMessagesAreSettled(db: Db): Promise<void> {
  return untilNothingIsLeft(async () => {
    const waiting = await db
      .selectFrom('outbox_messages')
      .select(['id', 'attempts'])
      .where('status', '=', 'waiting')
      .orderBy('id')
      .execute();
    return waiting.length === 0
      ? null
      : `messages waiting: ${waiting.map(({ id, attempts }) => `${id} (attempt ${attempts})`).join(', ')}`;
  });
}
