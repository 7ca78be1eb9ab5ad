import type { BrandId } from '@fairlead/brands/brand';
import type { Insertable, Selectable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { ApplicationDraftLinksTable } from '../../database/tables/drafts/application-drafts.ts';
import { lockDraft, type DraftRow } from './application-draft-store.ts';

export type LinkRow = Selectable<ApplicationDraftLinksTable>;

export async function insertLink(tx: Db, row: Insertable<ApplicationDraftLinksTable>): Promise<void> {
  await tx.insertInto('application_draft_links').values(row).execute();
}

/** A link of the brand, in whatever state it is. */
export function findLink(db: Db, brandId: BrandId, tokenHash: string): Promise<LinkRow | undefined> {
  return db
    .selectFrom('application_draft_links')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function markLinkUsed(
  tx: Db,
  { id }: Pick<LinkRow, 'id'>,
  keyHash: string,
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('application_draft_links')
    .set({ used_at: now, used_by_key_hash: keyHash })
    .where('id', '=', id)
    .execute();
}

/** The draft that a link opens, held until the transaction ends: not one that has another address now. */
export async function lockDraftOfLink(
  tx: Db,
  { brand_id, draft_id, email_index }: LinkRow,
): Promise<DraftRow | undefined> {
  const draft = await lockDraft(tx, brand_id, draft_id);
  return draft?.email_index === email_index ? draft : undefined;
}

/** Deletes links that were made before this, unless their draft is still stored: until then they can stop emails. */
export async function deleteLinksBefore(db: Db, instant: Instant): Promise<void> {
  await db
    .deleteFrom('application_draft_links')
    .where('created_at', '<', instant)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('application_drafts')
            .select('application_drafts.id')
            .whereRef('application_drafts.id', '=', 'application_draft_links.draft_id'),
        ),
      ),
    )
    .execute();
}
