import type { Insertable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { KnownBrowsersTable } from '../../database/tables/known-browsers.ts';
import type { Owner } from '../user/user-store.ts';

export async function isBrowserStored(
  db: Db,
  { userId, brandId }: Owner,
  browserHash: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('known_browsers')
    .select('id')
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .where('browser_hash', '=', browserHash)
    .executeTakeFirst();
  return found !== undefined;
}

/** Stores the browser, or notes that it was seen again. */
export async function storeBrowser(tx: Db, row: Insertable<KnownBrowsersTable>): Promise<void> {
  await tx
    .insertInto('known_browsers')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'browser_hash']).doUpdateSet({ last_seen_at: row.last_seen_at }),
    )
    .execute();
}

export async function deleteBrowsersOf(tx: Db, { userId, brandId }: Owner): Promise<void> {
  await tx
    .deleteFrom('known_browsers')
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .execute();
}

/** Deletes browsers that were last seen before this. */
export async function deleteBrowsersBefore(db: Db, instant: Instant): Promise<void> {
  await db.deleteFrom('known_browsers').where('last_seen_at', '<', instant).execute();
}
