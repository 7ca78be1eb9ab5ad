import { sql, type Insertable, type Selectable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { OutboxMessagesTable } from '../../database/tables/outbox-messages.ts';

export type OutboxRow = Selectable<OutboxMessagesTable>;

export async function insertMessage(tx: Db, row: Insertable<OutboxMessagesTable>): Promise<void> {
  await tx.insertInto('outbox_messages').values(row).execute();
}

/**
 * Takes up to `limit` messages that are due, oldest first, and puts off their next try: another worker leaves them
 * alone meanwhile, and one whose worker was killed comes back.
 */
export async function takeDueMessages(
  tx: Db,
  now: Instant,
  nextTryAt: Instant,
  limit: number,
): Promise<OutboxRow[]> {
  const due = await tx
    .selectFrom('outbox_messages')
    .selectAll()
    .where('status', '=', sql.lit('waiting'))
    .where('next_try_at', '<=', now)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return due;
  await tx
    .updateTable('outbox_messages')
    .set((row) => ({ attempts: row('attempts', '+', 1), next_try_at: nextTryAt }))
    // Uses the index of waiting messages. By id alone, every message that was ever sent would be read.
    .where('status', '=', sql.lit('waiting'))
    .where(sql<boolean>`id = any(${due.map(({ id }) => id)}::uuid[])`)
    .execute();
  return due;
}

export async function markSent(db: Db, { user_id, id }: OutboxRow, now: Instant): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .set({ status: 'sent', sent_at: now })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
}

export async function markFailed(db: Db, { user_id, id }: OutboxRow): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .set({ status: 'failed' })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
}

export async function putOff(db: Db, { user_id, id }: OutboxRow, nextTryAt: Instant): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .set({ next_try_at: nextTryAt })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
}

/** Forgets the messages of one owner that were promised before this. */
export async function deleteMessagesBefore(db: Db, userId: string, instant: Instant): Promise<void> {
  await db
    .deleteFrom('outbox_messages')
    .where('user_id', '=', userId)
    .where('created_at', '<', instant)
    .execute();
}

/** Deletes the messages about saved forms that were promised before this. */
export async function deleteDraftMessages(db: Db, instant: Instant): Promise<void> {
  await db
    .deleteFrom('outbox_messages')
    .where('template', 'like', 'draft-%')
    .where('created_at', '<', instant)
    .execute();
}
