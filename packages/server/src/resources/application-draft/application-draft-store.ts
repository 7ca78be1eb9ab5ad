import type { BrandId } from '@fairlead/brands/brand';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { ApplicationDraftsTable } from '../../database/tables/drafts/application-drafts.ts';

export type DraftRow = Selectable<ApplicationDraftsTable>;

export function findDraftByKey(db: Db, brandId: BrandId, keyHash: string): Promise<DraftRow | undefined> {
  return draftByKey(db, brandId, keyHash).executeTakeFirst();
}

/** Holds a key until the transaction ends, also one that no draft has yet. It is held before any draft is. */
export async function lockKey(tx: Db, brandId: BrandId, keyHash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${brandId} ${keyHash}`}, 0))`.execute(tx);
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

/** Stores a new draft under a key that is held. */
export async function insertDraft(tx: Db, row: Insertable<ApplicationDraftsTable>): Promise<void> {
  await tx.insertInto('application_drafts').values(row).execute();
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

export async function deleteDraftRow(
  tx: Db,
  { id, brand_id }: Pick<DraftRow, 'id' | 'brand_id'>,
): Promise<void> {
  await tx.deleteFrom('application_drafts').where('brand_id', '=', brand_id).where('id', '=', id).execute();
}

/** By what drafts are deleted together. */
interface Of {
  readonly keyHash?: string | undefined;
  readonly emailIndex?: string | undefined;
}

/** Deletes the draft of a key and every draft of an address, held in one order so that two calls wait for each other. */
export async function deleteDraftsOf(tx: Db, brandId: BrandId, { keyHash, emailIndex }: Of): Promise<void> {
  if (keyHash === undefined && emailIndex === undefined) return;
  const found = await tx
    .selectFrom('application_drafts')
    .select('id')
    .where('brand_id', '=', brandId)
    .where(({ eb, or }) =>
      or([
        ...(keyHash === undefined ? [] : [eb('key_hash', '=', keyHash)]),
        ...(emailIndex === undefined ? [] : [eb('email_index', '=', emailIndex)]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('application_drafts').where('id', 'in', ids).execute();
}

/** Deletes drafts that were last saved before this, held in the same order. */
export async function deleteDraftsBefore(db: Db, instant: Instant): Promise<void> {
  await db
    .with('old', (cte) =>
      cte
        .selectFrom('application_drafts')
        .select('id')
        .where('saved_at', '<', instant)
        .orderBy('id')
        .forUpdate(),
    )
    .deleteFrom('application_drafts')
    .where('id', 'in', (eb) => eb.selectFrom('old').select('id'))
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
