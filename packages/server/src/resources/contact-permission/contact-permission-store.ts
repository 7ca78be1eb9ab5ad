import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import type { Owner } from '../user/user-store.ts';

export interface Consents {
  /** True where it was ticked; a missing permission is not a consent. */
  readonly allowed: Readonly<Record<string, boolean>>;
  /** Which wording the person saw. */
  readonly wordingVersion: string;
  readonly channel: string;
}

/** Keeps what was agreed to, with time, wording and channel. */
export async function recordContactPermissions(
  { newId, wallNow }: Pick<AppServices, 'newId' | 'wallNow'>,
  tx: Db,
  { userId, brandId }: Owner,
  { allowed, wordingVersion, channel }: Consents,
): Promise<void> {
  const rows = Object.entries(allowed).map(([permission, isAllowed]) => ({
    user_id: userId,
    id: newId(),
    brand_id: brandId,
    permission,
    allowed: isAllowed,
    wording_version: wordingVersion,
    channel,
    changed_at: wallNow().toISOString(),
  }));
  if (rows.length > 0) await tx.insertInto('contact_permissions').values(rows).execute();
}

/** The permissions whose newest row allows something. */
export async function listAllowedPermissions(db: Db, { userId, brandId }: Owner): Promise<string[]> {
  const rows = await db
    .selectFrom('contact_permissions')
    .distinctOn('permission')
    .select(['permission', 'allowed'])
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .orderBy('permission')
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.filter(({ allowed }) => allowed).map(({ permission }) => permission);
}
