import type { SandboxStore, ScheduledEvent } from '@fairlead/providers/sandbox-store';
import { sql } from 'kysely';
import type { Day } from '@fairlead/core/calendar/day';
import { json } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';

/** Taken by each writer of events until its statement has ended, so that numbers are seen in their order. */
const EVENTS_LOCK = 7_305_118;

/** The memory of the sandbox providers, in schema `sandbox`. */
export function sandboxDocuments(db: Db): SandboxStore {
  const get = async (collection: string, key: string): Promise<unknown> => {
    const row = await db
      .selectFrom('sandbox.documents')
      .select('value')
      .where('collection', '=', collection)
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.value;
  };

  // A sandbox reads back what it wrote, so the type it asks for is the type it gave.
  return {
    get: <T>(collection: string, key: string) => get(collection, key) as Promise<T | undefined>,

    async list<T>(collection: string) {
      const rows = await db
        .selectFrom('sandbox.documents')
        .select(['key', 'value'])
        .where('collection', '=', collection)
        .orderBy('key')
        .execute();
      return rows.sort((a, b) => (a.key < b.key ? -1 : 1)) as { key: string; value: T }[];
    },

    async listTo<T>(collection: string, to: string) {
      const rows = await db
        .selectFrom('sandbox.documents')
        .select('value')
        .where('collection', '=', collection)
        .where(sql`lower(value ->> 'to')`, '=', to.toLowerCase())
        .execute();
      return rows.map(({ value }) => value as T);
    },

    async put(collection, key, value) {
      await db
        .insertInto('sandbox.documents')
        .values({ collection, key, value: json(value) })
        .onConflict((conflict) => conflict.columns(['collection', 'key']).doUpdateSet({ value: json(value) }))
        .execute();
    },

    async putIfAbsent<T>(collection: string, key: string, value: T) {
      await db
        .insertInto('sandbox.documents')
        .values({ collection, key, value: json(value) })
        .onConflict((conflict) => conflict.columns(['collection', 'key']).doNothing())
        .execute();
      return (await get(collection, key)) as T;
    },

    schedule: (journal, events) => insertEvents(db, journal, events),

    scheduled: <T extends ScheduledEvent>(journal: string, read: ScheduledRead) =>
      readScheduled(db, journal, read) as Promise<{ events: T[]; last: number }>,

    async firstScheduledAfter(journal, after) {
      const row = await db
        .selectFrom('sandbox.events')
        .select((eb) => eb.fn.min('on_day').as('first'))
        .where('journal', '=', journal)
        .where('on_day', '>', after)
        .executeTakeFirst();
      return row?.first ?? null;
    },
  };
}

interface ScheduledRead {
  readonly after: Day | null;
  readonly seen: number;
  readonly upTo: Day;
}

async function readScheduled(
  db: Db,
  journal: string,
  { after, seen, upTo }: ScheduledRead,
): Promise<{ events: unknown[]; last: number }> {
  const newest = await db
    .selectFrom('sandbox.events')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('journal', '=', journal)
    .executeTakeFirst();
  const last = newest?.last ?? 0;
  if (last === seen && after !== null && upTo <= after) return { events: [], last };
  const rows = await db
    .selectFrom('sandbox.events')
    .select('value')
    .where('journal', '=', journal)
    .where('on_day', '<=', upTo)
    .$if(after !== null, (query) =>
      query.where((eb) => eb.or([eb('on_day', '>', after), eb('number', '>', seen)])),
    )
    .execute();
  return { events: rows.map(({ value }) => value), last };
}

async function insertEvents(db: Db, journal: string, events: readonly ScheduledEvent[]): Promise<void> {
  if (events.length === 0) return;
  await sql`
    with locked as materialized (select pg_advisory_xact_lock(${EVENTS_LOCK}))
    insert into sandbox.events (journal, event_id, on_day, value)
    select ${journal}, event ->> 'eventId', (event ->> 'on')::date, event
    from locked, jsonb_array_elements(${JSON.stringify(events)}::jsonb) as event
    on conflict (journal, event_id) do nothing`.execute(db);
}
