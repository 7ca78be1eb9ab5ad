import type { Db } from '../../database/database.ts';
import type { Owner } from '../user/user-store.ts';

/** Whether the borrower has agreed, by the newest row of the permission. Without a row they have not. */
export async function isPermitted(
  db: Db,
  { userId, brandId }: Owner,
  permission: 'groupCrossSell',
): Promise<boolean> {
  const newest = await db
    .selectFrom('contact_permissions')
    .select('allowed')
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .where('permission', '=', permission)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return newest?.allowed === true;
}
