import type { ExpressionBuilder } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { Database } from '../../database/schema.ts';
import type { OutboxRow } from '../outbox/outbox-store.ts';
import { KINDS_WITH_SECRET } from '../outbox/outbox.ts';
import type { Owner } from '../user/user-store.ts';

type Messages = ExpressionBuilder<Database, 'outbox_messages'>;

const isNew = (of: Messages) =>
  of.and([of('seen_at', 'is', null), of('template', 'not in', [...KINDS_WITH_SECRET])]);

const sentTo =
  ({ userId, brandId }: Owner) =>
  (of: Messages) =>
    of.and([of('user_id', '=', userId), of('brand_id', '=', brandId), of('status', '=', 'sent')]);

/** Messages that reached the borrower's mailbox or phone, the newest first. */
export async function listSentMessages(
  db: Db,
  owner: Owner,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<OutboxRow[]> {
  const sent = db.selectFrom('outbox_messages').selectAll().where(sentTo(owner));
  const page = before === undefined ? sent : sent.where('id', '<', before);
  return page.orderBy('id', 'desc').limit(limit).execute();
}

export function findSentMessage(db: Db, owner: Owner, id: string): Promise<OutboxRow | undefined> {
  return db
    .selectFrom('outbox_messages')
    .selectAll()
    .where(sentTo(owner))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Messages that the borrower has not seen in their account. */
export async function countNewMessages(db: Db, owner: Owner): Promise<number> {
  const { count } = await db
    .selectFrom('outbox_messages')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(sentTo(owner))
    .where(isNew)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks the message and every one before it as seen. */
export async function markSeen(tx: Db, owner: Owner, upTo: string, now: Instant): Promise<void> {
  await tx
    .updateTable('outbox_messages')
    .set({ seen_at: now })
    .where(sentTo(owner))
    .where('id', '<=', upTo)
    .where('seen_at', 'is', null)
    .execute();
}
