import { sql, type Insertable, type Selectable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { IdempotencyKeysTable } from '../../database/tables/idempotency-keys.ts';

export type StoredAnswer = Selectable<IdempotencyKeysTable>;

export interface KeyOfCall {
  readonly actor: string;
  readonly key: string;
  readonly route: string;
}

export async function findStoredAnswer(db: Db, call: KeyOfCall): Promise<StoredAnswer | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('actor', '=', call.actor)
    .where('key', '=', call.key)
    .where('route', '=', call.route)
    .executeTakeFirst();
}

/** Holds this call until the transaction ends: another of the same key waits here. */
export async function lockCall(tx: Db, { actor, key, route }: KeyOfCall): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${actor} ${key} ${route}`}, 0))`.execute(tx);
}

/** Keeps an answer, under the lock of its call. */
export async function storeAnswer(tx: Db, row: Insertable<IdempotencyKeysTable>): Promise<void> {
  await tx.insertInto('idempotency_keys').values(row).execute();
}

/** Deletes answers stored before this: no client repeats a request that old. */
export async function deleteAnswersBefore(db: Db, instant: Instant): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', instant).execute();
}
