import type { BrandId } from '@fairlead/brands/brand';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type {
  ApplicationDraftLinksTable,
  ApplicationDraftsTable,
} from '../../database/tables/drafts/application-drafts.ts';

export type DraftRow = Selectable<ApplicationDraftsTable>;
export type LinkRow = Selectable<ApplicationDraftLinksTable>;

export function findDraftByKey(db: Db, brandId: BrandId, keyHash: string): Promise<DraftRow | undefined> {
  return draftByKey(db, brandId, keyHash).executeTakeFirst();
}

/** The row, held until the transaction ends. */
export function lockDraftByKey(tx: Db, brandId: BrandId, keyHash: string): Promise<DraftRow | undefined> {
  return draftByKey(tx, brandId, keyHash).forUpdate().executeTakeFirst();
}

const draftByKey = (db: Db, brandId: BrandId, keyHash: string) =>
  db
    .selectFrom('application_drafts')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('key_hash', '=', keyHash);

/** The row, held until the transaction ends. */
export function lockDraft(tx: Db, brandId: BrandId, id: string): Promise<DraftRow | undefined> {
  return tx
    .selectFrom('application_drafts')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores a new draft, once: the same key again is left to the first. */
export async function insertDraft(tx: Db, row: Insertable<ApplicationDraftsTable>): Promise<void> {
  await tx
    .insertInto('application_drafts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['brand_id', 'key_hash']).doNothing())
    .execute();
}

export async function updateDraft(
  tx: Db,
  { id, brand_id }: Pick<DraftRow, 'id' | 'brand_id'>,
  changes: Updateable<ApplicationDraftsTable>,
): Promise<void> {
  await tx
    .updateTable('application_drafts')
    .set(changes)
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .execute();
}

/** Deletes the draft with its links. */
export async function deleteDraftRow(
  tx: Db,
  { id, brand_id }: Pick<DraftRow, 'id' | 'brand_id'>,
): Promise<void> {
  await tx.deleteFrom('application_drafts').where('brand_id', '=', brand_id).where('id', '=', id).execute();
}

/** Deletes every draft that was saved for an address. */
export async function deleteDraftsFor(tx: Db, brandId: BrandId, emailIndex: string): Promise<void> {
  await tx
    .deleteFrom('application_drafts')
    .where('brand_id', '=', brandId)
    .where('email_index', '=', emailIndex)
    .execute();
}

/** Deletes drafts that were last saved before this. */
export async function deleteDraftsBefore(db: Db, instant: Instant): Promise<void> {
  await db.deleteFrom('application_drafts').where('saved_at', '<', instant).execute();
}

/** Whether the owner of the address has stopped reminders, as far as a draft of theirs is still stored. */
export async function isAddressStopped(db: Db, brandId: BrandId, emailIndex: string): Promise<boolean> {
  const stopped = await db
    .selectFrom('application_drafts')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('email_index', '=', emailIndex)
    .where('is_stopped', '=', true)
    .limit(1)
    .executeTakeFirst();
  return stopped !== undefined;
}

/** Ends the reminders about every draft of an address. */
export async function stopAddress(tx: Db, brandId: BrandId, emailIndex: string): Promise<void> {
  await tx
    .updateTable('application_drafts')
    .set({ is_stopped: true, next_reminder_at: null })
    .where('brand_id', '=', brandId)
    .where('email_index', '=', emailIndex)
    .execute();
}

/** Drafts of every brand whose applicants are due a reminder, the longest waiting first. */
export function listDueDrafts(
  db: Db,
  now: Instant,
  limit: number,
): Promise<Pick<DraftRow, 'id' | 'brand_id'>[]> {
  return db
    .selectFrom('application_drafts')
    .select(['id', 'brand_id'])
    .where('next_reminder_at', '<=', now)
    .orderBy('next_reminder_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** When the first reminder after this is due, of every brand; null when there is none. */
export async function nextReminderAfter(db: Db, instant: Instant): Promise<Instant | null> {
  const { next } = await db
    .selectFrom('application_drafts')
    .select(({ fn }) => fn.min('next_reminder_at').as('next'))
    .where('next_reminder_at', '>=', instant)
    .executeTakeFirstOrThrow();
  return next;
}

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

/** Ends every link to a draft: its address is another one now. */
export async function deleteLinksOf(tx: Db, { id }: Pick<DraftRow, 'id'>): Promise<void> {
  await tx.deleteFrom('application_draft_links').where('draft_id', '=', id).execute();
}

/** Whether the account has applied since, for whatever reason the draft is still there. */
export async function hasAppliedSince(
  db: Db,
  { userId, brandId }: { readonly userId: string; readonly brandId: BrandId },
  since: Instant,
): Promise<boolean> {
  const applied = await db
    .selectFrom('loan_applications')
    .select('id')
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return applied !== undefined;
}
