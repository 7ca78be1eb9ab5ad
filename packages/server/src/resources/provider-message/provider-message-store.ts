import type { ProviderName } from '@fairlead/providers/provider-error';
import type { Insertable, Selectable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { ProviderMessagesTable } from '../../database/tables/provider-messages.ts';

export type ProviderMessage = Omit<Selectable<ProviderMessagesTable>, 'body_encrypted'>;

/** Stores a message once: one that was stored before is not changed. */
export async function insertMessage(db: Db, row: Insertable<ProviderMessagesTable>): Promise<void> {
  await db
    .insertInto('provider_messages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .execute();
}

/** What has not taken effect, in the order of arrival. */
export async function listMessagesToApply(db: Db, provider: ProviderName): Promise<ProviderMessage[]> {
  return db
    .selectFrom('provider_messages')
    .select(['provider', 'event_id', 'kind', 'subject', 'payment_id', 'received_at', 'applied_at'])
    .where('provider', '=', provider)
    .where('applied_at', 'is', null)
    .orderBy('received_at')
    .orderBy('event_id')
    .execute();
}

/** Notes that a message takes effect in this transaction. */
export async function markMessageApplied(
  tx: Db,
  { provider, event_id }: Pick<ProviderMessage, 'provider' | 'event_id'>,
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('provider_messages')
    .set({ applied_at: now })
    .where('provider', '=', provider)
    .where('event_id', '=', event_id)
    .execute();
}

export async function deleteMessagesBefore(db: Db, before: Instant): Promise<void> {
  await db.deleteFrom('provider_messages').where('received_at', '<', before).execute();
}
