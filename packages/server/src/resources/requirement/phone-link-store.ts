import type { BrandId } from '@fairlead/brands/brand';
import type { PhoneLinkState } from '@fairlead/core/requirement/phone-link';
import type { Insertable, Selectable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import { seeking } from '../../database/seeking.ts';
import type { PhoneLinksTable } from '../../database/tables/requirements/phone-links.ts';
import type { RequirementRow } from './requirement-store.ts';

export type PhoneLinkRow = Selectable<PhoneLinksTable>;

type OfProof = Pick<RequirementRow, 'user_id' | 'id'>;

type Key = Pick<PhoneLinkRow, 'user_id' | 'id'>;

export async function insertPhoneLink(tx: Db, row: Insertable<PhoneLinksTable>): Promise<PhoneLinkRow> {
  return tx.insertInto('phone_links').values(row).returningAll().executeTakeFirstOrThrow();
}

/** The newest link of a proof, in whatever state it is. */
export function findNewestPhoneLink(db: Db, proof: OfProof): Promise<PhoneLinkRow | undefined> {
  return db
    .selectFrom('phone_links')
    .selectAll()
    .where('user_id', '=', proof.user_id)
    .where('requirement_id', '=', proof.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A link of the brand, whosever it is: a phone has nothing but the token. */
export function findPhoneLink(
  db: Db,
  brandId: BrandId,
  tokenHash: string,
): Promise<PhoneLinkRow | undefined> {
  return seeking(db, tokenHash, () =>
    db
      .selectFrom('phone_links')
      .selectAll()
      .where('brand_id', '=', brandId)
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst(),
  );
}

/** The row, held until the transaction ends. Its application is held before it. */
export function lockPhoneLink(tx: Db, { user_id, id }: Key): Promise<PhoneLinkRow | undefined> {
  return tx
    .selectFrom('phone_links')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function updatePhoneLink(
  tx: Db,
  { user_id, id }: Key,
  changes: { readonly state: PhoneLinkState; readonly opened_by_key_hash?: string },
): Promise<PhoneLinkRow> {
  return tx
    .updateTable('phone_links')
    .set(changes)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How many files came by a link. */
export async function countSentBy(db: Db, { user_id, id }: Key): Promise<number> {
  const { files } = await db
    .selectFrom('attachments')
    .select(({ fn }) => fn.countAll<string>().as('files'))
    .where('user_id', '=', user_id)
    .where('phone_link_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(files);
}

/** Deletes links whose time was over before this. */
export async function deletePhoneLinksBefore(db: Db, instant: Instant): Promise<void> {
  await db.deleteFrom('phone_links').where('expires_at', '<', instant).execute();
}
