import type { SupportNeed } from '@fairlead/core/support-needs/support-needs';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { Cipher } from '../../security/cipher.ts';
import type { Owner } from '../user/user-store.ts';

export interface SupportNeeds {
  readonly needs: readonly SupportNeed[];
  /** In the borrower’s own words; empty where there are none. */
  readonly words: string;
}

export interface RecordedNeeds extends SupportNeeds {
  readonly recordedAt: Instant;
}

const placeOf = (row: string) => ({ table: 'support_needs', row, column: 'needs_encrypted' });

/** What the borrower needs from us; null where nothing is recorded. */
export async function findSupportNeeds(
  db: Db,
  cipher: Cipher,
  { userId, brandId }: Owner,
): Promise<RecordedNeeds | null> {
  const row = await db
    .selectFrom('support_needs')
    .select(['id', 'needs_encrypted', 'recorded_at'])
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .orderBy('recorded_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  // The cipher vouches that this is what was sealed below.
  const needs = JSON.parse(cipher.open(placeOf(row.id), row.needs_encrypted)) as SupportNeeds;
  return { ...needs, recordedAt: row.recorded_at };
}

/** Takes the place of what was recorded before. Nothing is stored for a borrower who needs nothing. */
export async function replaceSupportNeeds(
  tx: Db,
  cipher: Cipher,
  { userId, brandId }: Owner,
  { needs, words }: SupportNeeds,
  recorded: { readonly id: string; readonly at: Instant },
): Promise<void> {
  await tx
    .deleteFrom('support_needs')
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .execute();
  if (needs.length === 0 && words === '') return;
  const needs_encrypted = cipher.seal(placeOf(recorded.id), JSON.stringify({ needs, words }));
  const row = {
    user_id: userId,
    id: recorded.id,
    brand_id: brandId,
    needs_encrypted,
    recorded_at: recorded.at,
  };
  await tx.insertInto('support_needs').values(row).execute();
}
