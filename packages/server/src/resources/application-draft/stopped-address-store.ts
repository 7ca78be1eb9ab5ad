import type { BrandId } from '@fairlead/brands/brand';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';

/** Ends the emails about saved forms that no one asks for from the mailbox itself. */
export async function stopAddress(tx: Db, brandId: BrandId, emailIndex: string, now: Instant): Promise<void> {
  await tx
    .insertInto('stopped_addresses')
    .values({ brand_id: brandId, email_index: emailIndex, stopped_at: now })
    .onConflict((conflict) => conflict.columns(['brand_id', 'email_index']).doUpdateSet({ stopped_at: now }))
    .execute();
}

/** Whether the owner of the mailbox has stopped the emails. */
export async function isAddressStopped(db: Db, brandId: BrandId, emailIndex: string): Promise<boolean> {
  const stopped = await db
    .selectFrom('stopped_addresses')
    .select('stopped_at')
    .where('brand_id', '=', brandId)
    .where('email_index', '=', emailIndex)
    .executeTakeFirst();
  return stopped !== undefined;
}

/** Forgets addresses that were stopped before this. */
export async function deleteStopsBefore(db: Db, instant: Instant): Promise<void> {
  await db.deleteFrom('stopped_addresses').where('stopped_at', '<', instant).execute();
}
