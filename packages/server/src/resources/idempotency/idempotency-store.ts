import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { IdempotencyKeysTable } from '../../database/tables/idempotency-keys.ts';

export type KeptAnswer = Selectable<IdempotencyKeysTable>;

export interface KeyOfCall {
  readonly actor: string;
  readonly key: string;
  readonly route: string;
}

export async function findKeptAnswer(db: Db, call: KeyOfCall): Promise<KeptAnswer | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('actor', '=', call.actor)
    .where('key', '=', call.key)
    .where('route', '=', call.route)
    .executeTakeFirst();
}

/**
 * Keeps an answer; false when the key has one already. While another transaction is keeping one under the same
 * key, this waits for it.
 */
export async function keepAnswer(tx: Db, row: Insertable<IdempotencyKeysTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.columns(['actor', 'key', 'route']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
