import type { BrandId } from '@fairlead/brands/brand';
import type { Insertable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { BrowserSeedsTable } from '../../database/tables/visits/browser-seeds.ts';

interface Browser {
  readonly lifetimeId: string;
  readonly brandId: BrandId;
}

export async function findBrowserSeed(
  db: Db,
  { lifetimeId, brandId }: Browser,
  name: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('browser_seeds')
    .select('seed')
    .where('lifetime_id', '=', lifetimeId)
    .where('brand_id', '=', brandId)
    .where('name', '=', name)
    .executeTakeFirst();
  return found?.seed;
}

/** Stores a browser's seed, in place of one that is no longer a variant. */
export async function storeBrowserSeed(db: Db, row: Insertable<BrowserSeedsTable>): Promise<void> {
  await db
    .insertInto('browser_seeds')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['lifetime_id', 'brand_id', 'name']).doUpdateSet({ seed: row.seed }),
    )
    .execute();
}

/** Notes the day of an application with every version that the browser has seen. It does not say which application. */
export async function noteApplied(db: Db, { lifetimeId, brandId }: Browser, at: Date): Promise<void> {
  await db
    .updateTable('browser_seeds')
    .set({ applied_at: `${at.toISOString().slice(0, 10)}T00:00:00.000Z` })
    .where('lifetime_id', '=', lifetimeId)
    .where('brand_id', '=', brandId)
    .where('applied_at', 'is', null)
    .execute();
}

export async function deleteBrowserSeedsBefore(db: Db, instant: Instant): Promise<void> {
  await db.deleteFrom('browser_seeds').where('created_at', '<', instant).execute();
}
