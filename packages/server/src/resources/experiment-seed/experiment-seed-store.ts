import type { Insertable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { ExperimentSeedsTable } from '../../database/tables/visits/experiment-seeds.ts';
import type { Owner } from '../user/user-store.ts';

export async function findSeed(
  db: Db,
  { userId, brandId }: Owner,
  name: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('experiment_seeds')
    .select('seed')
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .where('name', '=', name)
    .executeTakeFirst();
  return found?.seed;
}

/** Stores a borrower's seed, in place of one that is no longer a variant. */
export async function storeSeed(db: Db, row: Insertable<ExperimentSeedsTable>): Promise<void> {
  await db
    .insertInto('experiment_seeds')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet({ seed: row.seed }))
    .execute();
}

export async function deleteSeedsBefore(db: Db, instant: Instant): Promise<void> {
  await db.deleteFrom('experiment_seeds').where('created_at', '<', instant).execute();
}
