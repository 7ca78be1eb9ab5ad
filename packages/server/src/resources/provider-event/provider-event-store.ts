import type { ProviderName } from '@fairlead/providers/provider-error';
import { json, type Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';

export interface ProviderEvent {
  readonly eventId: string;
  readonly on: string;
}

export async function readCursor(db: Db, provider: ProviderName): Promise<string | null> {
  const row = await db
    .selectFrom('provider_cursors')
    .select('cursor')
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.cursor ?? null;
}

export async function writeCursor(tx: Db, provider: ProviderName, cursor: string): Promise<void> {
  await tx
    .insertInto('provider_cursors')
    .values({ provider, cursor })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet({ cursor }))
    .execute();
}

/** Stores each event once: those stored before are not changed. */
export async function insertProviderEvents(
  tx: Db,
  provider: ProviderName,
  events: readonly ProviderEvent[],
  now: Instant,
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({
    provider,
    event_id: event.eventId,
    body: json(event),
    taken_in_at: now,
    applied_at: null,
  }));
  await tx
    .insertInto('provider_events')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .execute();
}

/** What was taken in and has not taken effect, in the order in which it happened. */
export async function listUnapplied<E extends ProviderEvent>(db: Db, provider: ProviderName): Promise<E[]> {
  const rows = await db
    .selectFrom('provider_events')
    .select('body')
    .where('provider', '=', provider)
    .where('applied_at', 'is', null)
    .execute();
  const events = rows.map(({ body }) => body as E); // as `takeIn` stored it for this provider
  return events.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

const sortKey = ({ on, eventId }: ProviderEvent): string => `${on} ${eventId}`;

/** Notes that the event takes effect in this transaction; false when it has done so already. */
export async function markApplied(
  tx: Db,
  provider: ProviderName,
  eventId: string,
  now: Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('provider_events')
    .set({ applied_at: now })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .where('applied_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
