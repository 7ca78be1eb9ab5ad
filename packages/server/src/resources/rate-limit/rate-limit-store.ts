import { sql } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';

/** Counts one more in the window that began at `windowStartedAt`; how many that makes. */
export async function countInWindow(db: Db, key: string, windowStartedAt: Instant): Promise<number> {
  const { count } = await db
    .insertInto('rate_limits')
    .values({ key, window_started_at: windowStartedAt, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        window_started_at: windowStartedAt,
        count: sql<number>`case when rate_limits.window_started_at = excluded.window_started_at
          then rate_limits.count + 1 else 1 end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

/** How many were counted in the window that began at `windowStartedAt`. */
export async function findCount(db: Db, key: string, windowStartedAt: Instant): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select('count')
    .where('key', '=', key)
    .where('window_started_at', '=', windowStartedAt)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Forgets windows that are over. */
export async function deleteWindowsBefore(db: Db, instant: Instant): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_started_at', '<', instant).execute();
}
