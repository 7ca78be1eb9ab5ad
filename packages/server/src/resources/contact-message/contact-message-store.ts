import type { Insertable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { ContactMessagesTable } from '../../database/tables/contact-messages.ts';

/** Keeps a message; false when the same one was kept that day. */
export async function insertContactMessage(tx: Db, row: Insertable<ContactMessagesTable>): Promise<boolean> {
  const kept = await tx
    .insertInto('contact_messages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['brand_id', 'content_index', 'received_on']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

type SameMessage = Pick<Insertable<ContactMessagesTable>, 'brand_id' | 'content_index' | 'received_on'>;

/** The reference under which the same message was kept that day. */
export async function findKeptReference(tx: Db, same: SameMessage): Promise<string> {
  const { reference } = await tx
    .selectFrom('contact_messages')
    .select('reference')
    .where('brand_id', '=', same.brand_id)
    .where('content_index', '=', same.content_index)
    .where('received_on', '=', same.received_on)
    .executeTakeFirstOrThrow();
  return reference;
}

/** Forgets messages that came before this. */
export async function deleteContactMessagesBefore(db: Db, instant: Instant): Promise<void> {
  await db.deleteFrom('contact_messages').where('created_at', '<', instant).execute();
}
